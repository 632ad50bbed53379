// As on Apple's systems, `import Intents` brings Foundation, and the classes of other frameworks that parameters have.
@_exported import AppSupport
@_exported import Contacts
@_exported import CoreLocation

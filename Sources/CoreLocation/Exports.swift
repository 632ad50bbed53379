@_exported import AppSupport
@_exported import Contacts

// As on Apple's systems, importing Contacts brings Foundation along, and ours of what Foundation lacks here.
@_exported import AppSupport

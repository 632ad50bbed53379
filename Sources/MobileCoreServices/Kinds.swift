@_exported import Foundation
@_exported import UniformTypeIdentifiers

// The constants that `UTType` replaced.

public let kUTTypeItem = "public.item"
public let kUTTypeData = "public.data"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypePNG = "public.png"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeMovie = "public.movie"
public let kUTTypeAudio = "public.audio"
public let kUTTypePropertyList = "com.apple.property-list"
public let kUTTypeVCard = "public.vcard"
public let kUTTypeFolder = "public.folder"

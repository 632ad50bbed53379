/// Uniform type identifiers of files, and which of them are kinds of others.
public enum FileTypes {
    /// Whether a file may stand where these types are asked for. What a file is says its type, else the end of its name;
    /// one of which neither is known is not refused.
    public static func allows(_ file: IntentObject, as types: [String]) -> Bool {
        guard !types.isEmpty else { return true }
        let ending = file["filename"]?.string.flatMap { name in name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } }
        guard let own = file["typeIdentifier"]?.string ?? ending.flatMap({ byEnding[$0] }) else { return true }
        return types.contains { conforms(own, to: $0) }
    }

    /// Whether a type is another, or a kind of it.
    public static func conforms(_ type: String, to other: String) -> Bool {
        // A type has a handful of ancestors; none is its own.
        var next: String? = type
        while let current = next {
            if current == other || general.contains(other) { return true }
            next = parents[current]
        }
        return false
    }

    /// What every file is.
    private static let general: Set = ["public.item", "public.data", "public.content"]

    private static let parents = [
        "public.jpeg": "public.image", "public.png": "public.image", "public.tiff": "public.image", "public.heic": "public.image",
        "public.heif": "public.image", "com.compuserve.gif": "public.image", "com.microsoft.bmp": "public.image",
        "public.svg-image": "public.image", "org.webmproject.webp": "public.image", "com.adobe.raw-image": "public.image",
        "public.audio": "public.audiovisual-content", "public.mp3": "public.audio", "public.mpeg-4-audio": "public.audio",
        "com.apple.m4a-audio": "public.mpeg-4-audio", "com.microsoft.waveform-audio": "public.audio", "public.aiff-audio": "public.audio",
        "org.xiph.flac": "public.audio", "public.movie": "public.audiovisual-content", "public.video": "public.movie",
        "public.mpeg": "public.movie", "public.mpeg-4": "public.movie", "com.apple.quicktime-movie": "public.movie", "public.avi": "public.movie",
        "com.apple.m4v-video": "public.movie", "public.3gpp": "public.movie", "public.plain-text": "public.text",
        "public.utf8-plain-text": "public.plain-text", "public.utf16-plain-text": "public.plain-text", "public.rtf": "public.text",
        "public.html": "public.text", "public.xml": "public.text", "public.json": "public.text", "public.source-code": "public.plain-text",
        "public.swift-source": "public.source-code", "public.comma-separated-values-text": "public.delimited-values-text",
        "public.delimited-values-text": "public.text", "net.daringfireball.markdown": "public.text", "com.adobe.pdf": "public.composite-content",
        "public.zip-archive": "public.archive",
    ]

    private static let byEnding = [
        "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png", "tif": "public.tiff", "tiff": "public.tiff", "heic": "public.heic",
        "heif": "public.heif", "gif": "com.compuserve.gif", "bmp": "com.microsoft.bmp", "svg": "public.svg-image", "webp": "org.webmproject.webp",
        "mp3": "public.mp3", "m4a": "com.apple.m4a-audio", "wav": "com.microsoft.waveform-audio", "aiff": "public.aiff-audio",
        "flac": "org.xiph.flac", "mpg": "public.mpeg", "mpeg": "public.mpeg", "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
        "avi": "public.avi", "m4v": "com.apple.m4v-video", "3gp": "public.3gpp", "txt": "public.plain-text", "rtf": "public.rtf",
        "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json", "swift": "public.swift-source",
        "csv": "public.comma-separated-values-text", "md": "net.daringfireball.markdown", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
    ]
}

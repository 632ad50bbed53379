extension String {
    /// With a hyphen for everything but ASCII letters and digits: what an identifier and a cache folder's name may hold.
    var asciiWord: String {
        String(unicodeScalars.map { $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0)) ? Character($0) : "-" })
    }
}

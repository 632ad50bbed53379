import Testing

@testable import ProjectFiles

@Suite struct FilePathTests {
    @Test(arguments: [
        ("/a/./b//c/", "/a/b/c"), ("/a/../../b", "/b"), ("a/..", "."), ("../a", "../a"), ("a/../../b", "../b"), ("/", "/"),
    ]) func normal(path: String, expected: String) {
        #expect(FilePath.normal(path) == expected)
    }

    @Test func parts() {
        #expect(FilePath.join("/a/b", "../c") == "/a/c")
        #expect(FilePath.join("/a/b", "/c") == "/c")
        #expect(FilePath.parent("/a") == "/")
        #expect(FilePath.language("/a/zh-Hans.lproj/T.strings") == "zh-Hans")
        #expect(FilePath.language("/a/b/T.lproj") == nil)
        #expect(FilePath.name("/a/b/") == "b")
        #expect(FilePath.name("/") == "")
        #expect(FilePath.isBelow("/a/bc", "/a/b") == false)
        #expect(FilePath.isBelow("/a/b/c", "/a/b"))
        #expect(FilePath.isBelow("/a/b", "/a/b"))
        #expect(FilePath.isBelow("/a", "/"))
        #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
        #expect(FileName("Main.STORYBOARD").ending == "storyboard")
        #expect(FileName(".hidden").ending == "")
    }
}

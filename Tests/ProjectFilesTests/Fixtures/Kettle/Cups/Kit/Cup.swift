public struct Cup {}

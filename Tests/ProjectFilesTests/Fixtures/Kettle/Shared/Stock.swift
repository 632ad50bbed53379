public struct Stock {}

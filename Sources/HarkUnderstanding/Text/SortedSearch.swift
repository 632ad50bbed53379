extension Array {
    /// The first index from `start` on whose element does not come before what is sought; the elements are in order.
    func firstIndex(from start: Int = 0, notBefore comesBefore: (Element) -> Bool) -> Int {
        var (low, high) = (start, count)
        while low < high {
            let middle = (low + high) / 2
            if comesBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

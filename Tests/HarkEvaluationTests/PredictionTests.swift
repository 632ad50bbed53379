import HarkEvaluation
import Testing

@Suite struct PredictionTests {
    @Test func nothingUnderstoodIsARefusal() {
        let prediction = Prediction(id: "x1")
        #expect(prediction.intent == nil && prediction.slots.isEmpty && prediction.also.isEmpty)
    }
}

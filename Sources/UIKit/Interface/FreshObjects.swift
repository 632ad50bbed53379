import Foundation

// Objects of a class that is known at run time only, for reuse identifiers and layer classes.
//
// Swift makes such objects by `required` initialisers only, and on Apple's systems `init(frame:)` and
// `init(style:reuseIdentifier:)` are not: subclasses write `override`. A convenience initialiser calls the class's own
// designated one; the functions below are those convenience initialisers under the names that a metatype can be asked for.
// A class that does not have the designated initialiser ends the process, as there.

extension UITableViewCell {
    @_silgen_name("$s5UIKit15UITableViewCellC06_freshD0ACyt_tcfC") static func fresh() -> UITableViewCell
}
extension UITableViewHeaderFooterView {
    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C06_freshD0ACyt_tcfC") static func fresh() -> UITableViewHeaderFooterView
}
extension UICollectionReusableView {
    @_silgen_name("$s5UIKit24UICollectionReusableViewC06_freshC0ACyt_tcfC") static func fresh() -> UICollectionReusableView
}
extension CALayer { @_silgen_name("$s5UIKit7CALayerC6_freshACyt_tcfC") static func fresh() -> CALayer }
extension UIViewController { @_silgen_name("$s5UIKit16UIViewControllerC06_freshC0ACyt_tcfC") static func fresh() -> UIViewController }
extension NSObject {
    @_silgen_name("$s10Foundation8NSObjectC5UIKitE12_freshObjectACyt_tcfC") static func freshObject() -> NSObject
    @usableFromInline convenience init(_freshObject: ()) { self.init() }
}
extension UIResponder { @_silgen_name("$s5UIKit11UIResponderC15_freshResponderACyt_tcfC") static func freshResponder() -> UIResponder }

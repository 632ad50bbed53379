// The labels of phone numbers, addresses and relations. Framework labels are bracketed, so that they are told from a
// person's own words; on the wire and in vCards they are the plain lower-case words.

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
public let CNLabelContactRelationColleague = "_$!<Colleague>!$_"

/// Labels between their three forms: the constant, the word on the wire, and what a person reads.
package enum Labels {
    /// The constant, its wire word if that is not the constant's own in lower case, and the word in Chinese.
    private static let known: [(label: String, chinese: String)] = [
        (CNLabelHome, "住宅"), (CNLabelWork, "工作"), (CNLabelSchool, "学校"), (CNLabelOther, "其他"),
        (CNLabelURLAddressHomePage, "主页"), (CNLabelDateAnniversary, "纪念日"), (CNLabelPhoneNumberMobile, "手机"),
        (CNLabelPhoneNumberMain, "主要"), (CNLabelPhoneNumberHomeFax, "住宅传真"), (CNLabelPhoneNumberWorkFax, "工作传真"),
        (CNLabelPhoneNumberOtherFax, "其他传真"), (CNLabelPhoneNumberPager, "传呼机"), (CNLabelContactRelationFather, "父亲"),
        (CNLabelContactRelationMother, "母亲"), (CNLabelContactRelationParent, "父母"), (CNLabelContactRelationBrother, "兄弟"),
        (CNLabelContactRelationSister, "姐妹"), (CNLabelContactRelationSon, "儿子"), (CNLabelContactRelationDaughter, "女儿"),
        (CNLabelContactRelationChild, "孩子"), (CNLabelContactRelationFriend, "朋友"), (CNLabelContactRelationSpouse, "配偶"),
        (CNLabelContactRelationPartner, "伴侣"), (CNLabelContactRelationAssistant, "助理"),
        (CNLabelContactRelationManager, "经理"), (CNLabelContactRelationColleague, "同事"),
    ]

    private static func bare(_ label: String) -> String? {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return nil }
        return String(label.dropFirst(4).dropLast(4))
    }

    /// `_$!<Home>!$_` → `home`; a person's own label stays as it is.
    package static func wire(_ label: String) -> String { bare(label)?.lowercased() ?? label }

    private static let byWord = Dictionary(uniqueKeysWithValues: known.map { (wire($0.label), $0.label) })

    /// `home` → `_$!<Home>!$_`; a word that is no framework label stays as it is.
    package static func constant(_ word: String) -> String { byWord[word.lowercased()] ?? word }

    /// What a person reads, in `locale`.
    package static func localized(_ label: String, _ locale: Locale) -> String {
        if locale.language.languageCode == "zh", let entry = known.first(where: { $0.label == label }) { return entry.chinese }
        guard let bare = bare(label) else { return label }
        if bare.hasSuffix("FAX") { return bare.dropLast(3).lowercased() + " fax" }
        return bare.lowercased()
    }
}

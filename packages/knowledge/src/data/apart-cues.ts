/**
 * Clauses of a description that do not speak of the goods' own make-up, to the end of what they say; packing has its own
 * in `PACKING_CLAUSES`.
 */

const PART =
  'linings?|windows?|spools?|hooks?|screws?|rivets?|eyelets?|grommets?|buckles?|zippers?|zips?|buttons?|snaps?|clasps?|hinges?|labels?|stoppers?|corks?|straps?|drawstrings?|knobs?|gaskets?|washers?|bolts?|nuts?|casters?|castors?|coverings?|lids?';
/** Words of one noun phrase: after `and` or `of` another begins, which may be the goods' own. */
const WORDS = String.raw`(?:(?!(?:and|or|of|from|in|made)\s)[\p{L}\d%'-]{1,20}\s+){0,5}?`;
const MATERIAL_OF_PART = `(?:${PART})`;
const HAS = String.raw`\b(?:with|has|have|having|features?|featuring|as well as|equipped|fitted)\b`;

/** Fields whose key names a part: its material is not that of the goods. */
export const PART_KEY = new RegExp(`^${MATERIAL_OF_PART}\\s`, 'iu');

/** After the noun of a part, not after one that only specifies another noun: `snap flap`. */
const NOUN_END = String.raw`(?=\s*(?:[,.;:()]|$|(?:and|or|in|on|at|for|to|of|with|that|which|are|is|all)\b))`;

/** Fittings of the goods, with the words before them: `with four acrylic windows`; further ones of a row first. */
const FITTINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:,|\band)(?<=${HAS}[^.;]{0,80}(?:,|and))\s+${WORDS}${MATERIAL_OF_PART}${NOUN_END}`,
    'giu',
  ),
  new RegExp(String.raw`${HAS}\s+${WORDS}${MATERIAL_OF_PART}${NOUN_END}`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})${MATERIAL_OF_PART}(?:\s+materials?)?\s*:\s*[^,;.]{1,60}`, 'giu'),
  /\b(?:lined with|lining (?:is|of|made))\b[^,;.()]{0,60}/giu,
  /\b(?:bottom|back|inner|middle|lower|base) layers?\b[^,;.()]{0,60}/giu,
  /(?<!\p{L})(?:có|với|bên trong|trong)\s+(?:lớp\s+)?(?:lót|nhồi)\s[^,;.()]{0,30}/giu,
  /(?<!\p{L})(?:ornée?s?|décorée?s?|garnie?s?)\s+d(?:e|')[^,;.()]{0,80}/giu,
];

/** Maker of the goods: a company may be called after its trade. */
const MAKERS: readonly RegExp[] = [
  /(?<!\p{L})(?:nsx|nhà sản xuất|nhà sx|hãng sản xuất|hãng sx)(?!\p{L})\s*[:.]?\s*[^,;()]{2,80}?(?=[,;()]|[\s.](?:hàng\s)?mới(?!\p{L})|\s(?:bằng|chất liệu|làm bằng|dùng|model|xuất xứ)(?!\p{L})|$)/giu,
  /(?<!\p{L})(?:manufacturer|maker|제조사|제조자|メーカー|製造者)\s*[:：]\s*[^,;()、]{2,80}/giu,
  /\b(?:by|[Bb]ehalf of)\s+(?:\p{Lu}[\p{L}\d&.'-]{0,20},?\s+){1,6}(?:Co|Company|Corp|Corporation|Inc|Ltd|LLC|GmbH|Factory|Industries)\b/gu,
];

/** A bag that goes with the goods to keep them in, and the sentences that go on about it. */
const KEEPING_BAG: RegExp =
  /\bwith\s+(?:[\p{L}-]{1,20}\s+){0,4}?(?:storage|dust|carry(?:ing)?)\s+(?:bag|pouch|case|sack)\b[^.;]{0,80}(?:\.\s+The\s+(?:\p{L}{1,12}\s+)?(?:bag|pouch|case|sack)\s+(?:is|has)\b[^.]{0,120}(?:\.\s+It\s+is\b[^.]{0,120})?)?/giu;

/** The place where goods are fastened is no part of them. */
const FASTENED: RegExp =
  /\bfor\s+(?:\p{L}{1,20}\s+)?(?:mounting|attachment|attaching)\s+(?:on|onto|to)\b[^,;.()]{0,80}/giu;

/** Base that goods are driven or fixed into. */
const WORKPIECES: readonly RegExp[] = [
  /\b(?:fixing|fastening|anchoring|drilling|screwing|nailing|driving)\s+(?:[\p{L}-]{1,20}\s+){0,4}?(?:in|into|to|onto)\s[^,;.()]{0,40}/giu,
  /\bholes?\s+(?:drilled\s+)?in(?:to)?\s+(?:the\s+)?(?:\p{L}{1,12}\s+)?(?:concrete|masonry|brick|stone|wood|timber|plaster|drywall|glass|metal|steel)\b/giu,
];

/** Medium that flows through goods. */
const CONTENTS: RegExp =
  /\b(?:\p{L}{3,12}ed\s+)?\p{L}{3,20}\s+(?:is|are)\s+(?:then\s+)?(?:pumped|circulated|injected|poured)\b/giu;

/** Elements of substances, dissolved in them. */
const CONSTITUENTS: readonly RegExp[] = [
  /\b(?:guaranteed|chemical|elemental)\s+analysis\b(?:[^.;]|\.(?=\d)){0,200}/giu,
  /nutrients?\b[^.;]{0,60}?\bincluding\b[^.;]{0,100}/giu,
];

/** Contents of headings, provisions and their notes, quoted or paraphrased; letters name headings that they reject. */
export const PROVISION_CLAUSES: readonly RegExp[] = [
  /\bprovid(?:es?|ing)\s?for\b[^"“.;]{0,40}["“][^"”]{0,300}["”]?/giu,
  /\b(?:provision|heading|chapter|explanatory note)s?(?=\W|which|that)[^.;"“]{0,60}?(?:which|that|,|\])\s*(?:covers?|provides?\s?for|includes?)\b[^.;]{0,240}/giu,
  /\bexplanatory\s+notes?\b[^"“.]{0,120}["“][^"”]{0,400}["”]?/giu,
  /\barticles\s+(?:specially\s+designed\s+)?for\s+the\s+(?:use\s+of\s+the\s+)?(?:blind|(?:physically\s+)?handicapped)\b/giu,
];

/** Negation of a Vietnamese bracket: `không (kèm tivi, dùng trong xây dựng)`. */
export const DENIED_IN_BRACKETS: RegExp = /(?<!\p{L})(?:không|chưa)\s*\([^()]{0,160}\)/giu;

/** A number in figures after the same in words: `six (6) drawers`. */
export const NUMBER_AGAIN = /(?<=\p{L}\s)\(\d{1,4}\)\s?/gu;

/** Parts of a description besides the goods. */
export const APART_CLAUSES: readonly RegExp[] = [
  ...MAKERS,
  KEEPING_BAG,
  FASTENED,
  ...WORKPIECES,
  CONTENTS,
  ...CONSTITUENTS,
  ...FITTINGS,
];

/** Vietnamese terms that make a material a look, or name something other than the material. */
export const VIETNAMESE_LOOKS =
  /(?<=(?<!\p{L})(?:máy|mũi|lưỡi|dụng cụ)\s(?:khoan|cưa|bào|tiện|phay|cắt|mài|đục|chà|xẻ|dò|gia công|chế biến)\s)(?:gỗ|đá|kim loại|sắt|thép|nhôm|inox|kính|giấy|vải|nhựa|bê tông|da|cao su)(?!\p{L})|(?<=(?<!\p{L})(?:sơn|keo|vecni|véc ni)\s)(?:gỗ|kim loại|sắt|thép|nhựa|cao su|kính|đá)(?!\p{L})|(?<!\p{L})(?:giả\s+(?:vân\s+)?\p{L}{1,8}|vân\s+(?:gỗ|đá|da|vải)|(?:da|gỗ|đá|lông)\s+(?:giả|nh[âậ]n tạo|công nghiệp)|bạc\s+(?:lót|đạn|trục|dẫn|đỡ|chặn)|(?:mặt|thú|gấu|nhồi|áo)\s+bông|bông\s+(?:tai|cải|hoa|tắm|khoáng|đá|polyester|tuyết))(?!\p{L})/giu;

/** A share in brackets, which is that of the word before them, and the blank before. */
export const SHARE_IN_BRACKETS = /\s?\(\s?\d{1,3}(?:[.,]\d{1,2})?\s?%\s?\)/gu;

/** `100%` before the fineness of a precious metal is praise: 925 is the share. */
export const PRAISED_FINENESS = /\b100\s?%\s+(?=(?:s?925|950|999|750|585|\d{1,2}\s?kt?)\b)/giu;

/** Electric vehicles that Vietnamese goods are for or about, after the noun of the goods. */
export const VIETNAMESE_VEHICLE =
  /(?<=\p{L}\s)(?<!(?<!\p{L})(?:chiếc|cái|con|bộ|loại|mới|hiệu|dòng)\s)(?:xe\s(?:\p{L}{2,5}\s){0,2}|ô tô\s)điện(?!\p{L})/giu;

/** Openings of letters, rulings and applications before the name of the goods; each is taken off in turn. */
export const LETTER_LEAD_INS: readonly string[] = [
  String.raw`on behalf of [^.]{1,80}\.`,
  String.raw`in your letter\b.{0,200}?(?=\byou\s)`,
  String.raw`(?:according to|as per|with reference to)\s[^,]{1,120},`,
  String.raw`(?:photographs?|pictures?|samples?|descriptions?)\s[^.]{0,120}\b(?:submitted|provided|enclosed|retained|returned|sent)\b[^.]{0,120}\.`,
  String.raw`(?:you|we)\s(?:have\s)?(?:submitted|requested|state|indicate|provided|are)\s[^.]{0,120}?\b(?:samples?|photographs?|rulings?|literature|drawings)\b\s(?:of|for|on|depicting|regarding)\b`,
  String.raw`(?:the|this|these|that|each)\s(?:\w+\s){0,2}?(?:merchandise|commodity|items?|products?|articles?|goods|devices?|sets?)(?:,?\s(?:under consideration|at issue|in question|concerned|here))*,?\s(?:is|are|consists?\sof|comprises?|contains?)\b(?:\s(?:known|referred to|described|identified)\sas\b)?`,
  String.raw`(?:this|it|these|they|there)\s(?:is|are)\b`,
  String.raw`(?:the\s)?(?:tariff\s)?(?:classification|country of origin)(?:\sand\s[\w ]{1,40})?\sof\b`,
  String.raw`an?\sso-called\b`,
];

/** Measures, packs and pairs before the goods that are not the goods: `a pack of 6 baubles`. */
export const PACKS_OF =
  /^(?:\d+\s+)?(?:[\p{L}\d.,-]+\s+){0,3}?(?:packs?|packets?|box(?:es)?|bags?|bottles?|containers?|jars?|cans?|tubs?|sachets?|cartons?|sets?|pairs?|pieces?|kits?|samples?|types?|kinds?|styles|pcs)\s+of\s+/iu;

/** Words that turn the name of goods into what they look like: a stuffed tire is a toy. */
export const LIKENESS_WORDS: readonly string[] = [
  'toy',
  'stuffed',
  'miniature',
  'replica',
  'dummy',
  'dollhouse',
  'artificial',
  'imitation',
  'fake',
];

/** Terms after the name of the goods in a title that do not name goods: colours, sizes, packs, state. */
export const TITLE_TAIL_WORDS: readonly string[] = [
  ...'new black white red blue green yellow pink grey gray brown purple orange beige navy multicolor'.split(
    ' ',
  ),
  ...'gold silver xs s m l xl xxl xxxl small medium large size set pcs pc piece pair pack lot unit cm mm'.split(
    ' ',
  ),
  ...'kg g ml inch assorted portable reusable disposable waterproof summer winter autumn spring'.split(' '),
  ...'women men ladies girl boy kid child adult unisex baby fashion retail'.split(' '),
];

/** Vietnamese terms that end the name of the goods. */
export const VIETNAMESE_BREAKERS: readonly string[] =
  'bằng của cho dùng để có loại hiệu nhãn màu mầu làm được đã chưa dạng từ trong gồm chất kích kt model mã nsx hãng mới xuất'.split(
    ' ',
  );

/** Packing of the goods, to the end of the clause: no part of the goods. */
export const PACKING_CLAUSES: readonly RegExp[] = [
  /\b(?:packed|packaged|put up|wound|supplied|sold|shipped|presented|stored|wrapped|rolled)(?:\s+(?:\p{L}{1,20}ly|together|separately|for retail sale))?\s+(?:in|into|within|inside|on|onto|with)\b[^,;.()]{0,120}(?:,\s+(?:[\p{L}-]{1,15}\s+){1,3}(?:packag(?:ing|es?)|boxe?s?|cartons?|bags?|pouch(?:es)?|bottles?)\b)?/giu,
  /\b(?:transported|delivered|stacked)\s+(?:in|on)\b[^.;]{0,120}/giu,
  /\b(?:on|onto|in)\s+(?:\p{L}{1,20}\s+){0,3}?(?:stillages?|pallets?|skids?|crates?)\b[^,;.()]{0,80}/giu,
  /\benclosed\s+(?:in|into|within)\s[^,;.()]{0,60}?\b(?:packages?|packets?|bags?|sachets?|pouch(?:es)?|boxes|box|wrappers?|envelopes?)\b/giu,
  /\bin\s+(?:(?:clear|transparent|sealed|individual|small|large|plastics?|poly|polyethylene|pvc|hdpe|pe|pp|opp|[\p{L}\d.]{1,8}[-\s](?:lit(?:er|re)|gallon|ounce|ml|kg|gram|pound)|paper|cardboard|glass|metal|tin|alumini?um|steel|wooden|cloth|cotton|nylon)\s+){1,3}(?:bags?|boxes|cartons?|sacks?|pouch(?:es)?|bottles?|jars?|tins?|cans?|drums?|packages?|packets?|containers?|canisters?|barrels?|pails?|buckets?|tubs?|jugs?|vials?)\b/giu,
  /[^,;.()\s]{1,15}로\s?(?:감싼|둘러싼|싼|감은)(?!\p{L})/gu,
  /\bcomes?\s+(?:packed\s+)?(?:in|on)\b(?!\s+(?:\d+\s+)?(?:\p{L}{1,20}\s+)?(?:various|different|separate|several|colou?rs?|sizes?|styles?)\b)[^,;.()]{0,120}/giu,
  /\bin\s+an?\s+(?:\p{L}{1,20}\s+){0,3}(?:box|carton|bag|pouch|sachet|package|sleeve|packaging|blister|bottle|jar|tin|drum)\b/giu,
  /(?:đóng gói|đóng|đựng)\s+trong[^,;.()]{0,80}/giu,
  /(?<!\p{L})(?:đã\s+)?đóng gói\s+(?:\([^()]{1,40}\)\s*)?để bán lẻ(?!\p{L})/giu,
  /(?:[^,;.()\s]{1,12}제\s+(?:[^,;.()\s]{1,10}\s+)?)?[^,;.()\s]{1,20}?\s?(?:용기|상자|박스|포대|봉지|봉투|파우치|튜브|병|캔|팩)에\s?(?:[^,;.()\s]{1,20}\s?){0,3}?(?:포장|충전|담)/giu,
  /[^、。（）\s]{1,12}(?:箱|袋|瓶|缶|容器)(?:に|入り)/giu,
];

/** Lists of colours, to the end of the clause, and a colour said of the goods: gold and silver are none of their metals. */
export const COLOUR_CLAUSES: readonly RegExp[] = [
  /\bcolou?rs?\s*(?::|[^,;.:()]{0,40}:|(?:are|is|include|including)\b)[^;.()]{0,300}/giu,
  /(?<!\p{L})(?:\p{L}{1,20},\s*){0,6}\p{L}{1,20}(?:\s+(?:and|or|und)\s+\p{L}{1,20})?\s+(?:in|of)\s+colou?r\b/giu,
  /\bcolou?red\s+(?:in\s+)?\p{L}{1,20}(?:(?:,|\s+(?:and|or))\s+\p{L}{1,20})?/giu,
  /\b\d+\s+(?:\p{L}{1,20}\s+)?colou?rs,[^;.]{0,200}/giu,
  /(?<!\p{L})(?:màu|mầu)(?:\s+sắc)?\s*:?\s+\p{L}{1,20}/giu,
];

/** Materials named only as what goods imitate or are without. */
export const NO_MATERIAL =
  /\b(?:imitation|simulated|fake|faux|artificial|vegan|imitating|resembling|similar to|looks? like|not(?: made)?|without|no|free of|other than)\s+(?:of\s+|an?\s+|any\s+)?\p{L}{1,30}|\b(?:polyurethane|pu|pvc|synthetic) leather\b|(?<=\b(?:pe|poly|polyethylene|polypropylene|plastic|resin|synthetic|all-weather) )(?:rattan|wicker)\b|(?<=\b(?:steel|glass|rock|mineral|slag|stone|wood) )wool\b|(?<=\bwire )(?:cloth|fabric|gauze)\b|\b(?:polyethylene|polypropylene) glycols?\b|\bcement copper\b|\bdiamond[- ](?:patterns?|shaped?|mesh|grid|quilt(?:ed|ing)?|plate)\b|\bdiamond[- ](?:paintings?|art|dots?|embroidery|drills?)\b|\bstraws\b|(?<=\bglass[- ])ceramics?\b|\bpaper[- ]?clips?\b|\bfelt[- ]tip(?:ped)?\b|(?<=\b(?:steam|electric|smoothing|flat|travel|curling|soldering|waffle|tire|branding|clothes|clothing) )irons?\b|\b(?:table|bed|toilet|kitchen|household)\s+linens?\b/giu;

/** Signs of plastics that are no words in capitals or next to a share. */
export const PLASTIC_SIGNS: Readonly<Record<string, string>> = {
  PET: 'polyethylene terephthalate',
  PE: 'polyethylene',
  PP: 'polypropylene',
  PS: 'polystyrene',
  PA: 'nylon',
  PC: 'polycarbonate',
  PMMA: 'pmma',
};

/** Keys of notes and declarations whose value is a material. */
export const MATERIAL_KEYS =
  /(?<!\p{L})(?:(?:\p{L}{2,15}\s)?materials?|metals? type|composition|fabric(?:\s+type)?|uppers?|outsoles?|chất liệu|thành phần|nguyên liệu|재질|소재|원재료|材質|素材|原材料)\s*[:：]\s*(?<value>[^;\n]{1,120}?)(?=[;\n]|\.\s|\.?$)/giu;

/** Keys of notes whose value is how a textile is made, or who wears the goods. */
export const FACT_KEYS =
  /(?<!\p{L})(?:craft of weaving|weaving(?: method| type)?|weave|knitting method|construction|kiểu dệt|cách dệt|gender|giới tính|성별|性別)\s*[:：]\s*(?<value>[^;\n.]{1,60})/giu;

/** Woven fabric in the terms of sellers' systems. */
export const WOVEN_ABROAD = /^\s*tat(?:ting)?\s*$/iu;

/** Terms that say what goods consist of, known material or not. */
export const MATERIAL_STATED =
  /\b(?:made (?:up )?(?:of|from|out)|composed of|consist(?:s|ing)? of|contain(?:s|ing)?\b(?! the )|ingredients?|constituents|fabricated (?:of|from)|human hair|carbon fib(?:er|re)s?|constructed (?:of|from)|CAS)\b|(?<!\p{L})(?:chất liệu|làm bằng|làm từ|bằng (?:kim loại|vật liệu)|thành phần|gồm các chất)(?!\p{L})|재질|소재|성분|혼합|조제|로 만든|로 구성|からなる|から成る|を混合|材質|成分|製の|(?<!\p{L})(?:aus|en matière|en polym[èe]res?|en cuir|matériau|werkstoff)\s/iu;

/** Substances that are their own material: chemicals, oils, extracts, foods. */
export const SUBSTANCE =
  /(?<!\p{L})(?:\p{L}*(?:sul(?:ph|f)ate|nitrate|phosphate|carbonate|acetate|citrate|benzoate|stearate|acrylate|chloride|oxide|fluoride|bromide|iodide|amide|anol|ylene|amine|ether|ester)|acid|vitamin|extract|oil|powder|starch|protein|enzymes?|alcohol|ethanol|resin|polymer|wax|salt|sugar|milk\p{L}*|sữa|bột|hương liệu|hóa chất|hoá chất|분말|분유|粉末|dried|frozen|chilled|smoked|roasted|salted|fillets?|juice|jam|honey|tea|coffee|injection|tablets?|capsules?)(?!\p{L})/iu;

/** Teas of other plants than the tea plant. */
export const OTHER_TEAS =
  /\b(?:barley|corn|buckwheat|rooibos|ginger|ginseng|chamomile|hibiscus|mint|citron) tea$/iu;

import { cellWords, MAPPED_FIELDS, type MappedField } from '../column-mapping.ts';

/** One line per language; the most common names first. */
const NAMES: Readonly<Record<MappedField, string>> = {
  description: `
    description, product description, item description, goods description, description of goods,
    commodity description, material description, article description, part description, long text,
    product name, item name, product, goods, commodity, article name, desc, short text, product title,
    customs description, english description, invoice description, maktx, item, article, part, name,
    mô tả, mô tả hàng hóa, mô tả sản phẩm, tên hàng, tên hàng hóa, tên sản phẩm, hàng hóa, diễn giải,
    tên vật tư, sản phẩm, tên và quy cách hàng hóa, mặt hàng, tên mặt hàng,
    品名, 商品名, 製品名, 説明, 商品説明, 品名・説明, 品目, 品目名, 貨物の名称, 製品説明, 商品, 摘要,
    품명, 상품명, 제품명, 설명, 상품 설명, 제품 설명, 품목, 품목명, 품명 및 설명, 물품명, 거래품명, 모델 규격,
  `,
  material: `
    material, main material, materials, made of, raw material, fabric, substance,
    chất liệu, vật liệu, nguyên liệu, chất liệu chính, nguyên vật liệu,
    材質, 素材, 材料, 原材料, 主素材,
    재질, 소재, 재료, 원재료, 주재료,
  `,
  use: `
    use, usage, intended use, end use, purpose, application, function, used for,
    công dụng, mục đích sử dụng, sử dụng, mục đích, chức năng, ứng dụng,
    用途, 使用目的, 機能, 使途,
    용도, 사용 목적, 사용 용도, 기능, 쓰임새,
  `,
  composition: `
    composition, material composition, ingredients, content, fibre content, fiber content,
    fabric composition, contents, formula,
    thành phần, cấu tạo, thành phần cấu tạo, tỷ lệ thành phần, thành phần nguyên liệu,
    組成, 成分, 混率, 混用率, 構成, 配合,
    조성, 성분, 혼용률, 혼용율, 구성, 성분비, 성분 함량,
  `,
  origin: `
    origin, country of origin, country, origin country, coo, made in, manufacturing country, country code,
    ctry of origin, source country,
    xuất xứ, nước xuất xứ, nước sản xuất, quốc gia, nguồn gốc, nơi sản xuất, nước,
    原産国, 原産地, 生産国, 生産地, 製造国, 国,
    원산지, 원산국, 생산국, 생산지, 제조국, 국가,
  `,
  notes: `
    notes, note, remarks, remark, comment, comments, additional information, specification, specifications,
    specs, spec, details, other, memo,
    ghi chú, chú thích, quy cách, thông số, thông tin thêm, nhận xét, đặc điểm,
    備考, 注記, 仕様, メモ, 規格, コメント, 特記事項,
    비고, 메모, 사양, 규격, 참고, 특이사항, 코멘트,
  `,
  sku: `
    sku, sku code, sku number, item number, item no, item code, product code, product id, part number,
    part no, material number, article number, article no, model, model number, stock code, matnr, p n,
    product number, product no, style, style no, item id, part num, item num, art no, id,
    sku no, sku id, sku item, material code, material no, mat no, mat nr, material nr, art nr, article code,
    mã hàng, mã sản phẩm, mã sku, mã hàng sku, mã vật tư, mã số hàng, mã hàng hóa, mã nội bộ,
    品番, 商品コード, 品目コード, 製品コード, 型番, 商品番号, skuコード, 部品番号, コード,
    품번, 상품코드, 제품코드, 품목코드, 자재번호, 모델명, 모델번호, 상품 번호, 부품번호,
  `,
  existing_code: `
    hts code, hs code, hts, hs, tariff code, existing code, hts number, hs number, htsus, commodity code,
    customs code, customs tariff number, current code, code in use, taric, taric code, cn code,
    tariff number, tariff no, classification, hscode, htscode, stat number, hs6, hsk, hsn, hsn code, ncm, ahtn,
    schedule b, us hts, hts us, hs tariff, tariff, tariff heading, customs tariff, hs no, hts no,
    mã hs, mã số hs, mã hs đang dùng, mã số hàng hóa, mã thuế, mã biểu thuế, mã hs code,
    hsコード, 税番, 関税番号, 統計品目番号, 使用中のコード, 税表番号, 品目番号, hts番号, hs番号,
    hs코드, hs 코드, 세번, 세번부호, 관세번호, 품목분류번호, 사용 중인 코드, hts코드,
  `,
};

/** Common names of product columns in English, Vietnamese, Japanese and Korean, most frequent first. */
export const HEADER_SYNONYMS: Readonly<Record<MappedField, readonly string[]>> = {
  description: listedNames(NAMES.description),
  material: listedNames(NAMES.material),
  use: listedNames(NAMES.use),
  composition: listedNames(NAMES.composition),
  origin: listedNames(NAMES.origin),
  notes: listedNames(NAMES.notes),
  sku: listedNames(NAMES.sku),
  existing_code: listedNames(NAMES.existing_code),
};

function listedNames(list: string): readonly string[] {
  return list
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Names of trade columns, not product columns: prices, amounts, dates, documents, addresses. */
const OF_A_TRADE = `
  price, cost, amount, value, currency, qty, q ty, quantity, pcs, weight, volume, cbm, date, created, updated, status,
  url, link, image, photo, picture, invoice, po, order, phone, tel, email, address, fax, duty, vat, tax, rate,
  warehouse, incoterm, port, freight, discount, total, uom, unit, units, lead time, carton, cartons, category, group,
  family, brand, collection, season,
  giá, đơn giá, trị giá, số lượng, trọng lượng, khối lượng, ngày, đơn vị, đơn vị tính, đvt, thành tiền, tổng tiền,
  thuế suất, số hóa đơn, hóa đơn, điện thoại, hình ảnh, nhóm hàng, loại hàng, thương hiệu,
  単価, 価格, 金額, 数量, 重量, 日付, 納期, 通貨, 在庫, 画像, 税率, 電話, 容積, 注文, カテゴリ, 商品分類, ブランド,
  단가, 가격, 금액, 수량, 중량, 무게, 날짜, 일자, 납기, 통화, 재고, 이미지, 세율, 전화, 주문, 카테고리, 상품분류, 브랜드,
`;

/** Names of country columns other than the origin. */
const OF_ANOTHER_COUNTRY = `
  destination, export, exporting, import, importing, importer, exporter, buyer, customer, consignee, shipper,
  supplier, vendor, ship to, ship from, shipping, dispatch, loading, sale, transit,
  nhập khẩu, xuất khẩu, nước đến, người mua, khách hàng, nhà cung cấp,
  仕向, 輸出, 輸入, 仕入先, 得意先, 到着,
  수출, 수입, 도착, 목적, 거래처, 고객,
`;

/** Names of columns whose cells could pass for item numbers or codes. */
const OF_SOMETHING_ELSE = `
  no, nr, line, line no, row, seq, page, ean, gtin, upc, barcode, customer, supplier, vendor, container, batch, lot,
  year, month, day, time, contact, zip,
  stt, số tt, khách hàng, nhà cung cấp, năm, tháng, mã vạch,
  連番, 番号, 順番, 年月日, 日時, 得意先, 仕入先, 取引先, バーコード,
  순번, 번호, 연번, 바코드, 거래처, 고객,
`;

/** Header terms without a field: trade, another country, something else. */
const OTHER_HEADERS = {
  trade: listedNames(OF_A_TRADE),
  otherCountry: listedNames(OF_ANOTHER_COUNTRY),
  somethingElse: listedNames(OF_SOMETHING_ELSE),
} as const;

// Only Latin accents fold: kana marks carry meaning, and recomposing preserves them.
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');
}

/** Folds case, accents, punctuation and blanks of a header: `Mô tả (hàng hóa) *` is `mo ta hang hoa`. */
function foldHeader(text: string): string {
  return withoutAccents(cellWords(text).normalize('NFKC').toLowerCase())
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** Scripts without blanks between words, or with short words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const SYNONYMS = MAPPED_FIELDS.flatMap((field) =>
  HEADER_SYNONYMS[field].map((name, rank) => ({ field, name: foldHeader(name), rank })),
);
const FIELD_BY_NAME = new Map(SYNONYMS.toReversed().map((entry) => [entry.name, entry]));
/** Names long enough to be searched within a longer header. */
const PARTS = SYNONYMS.filter(({ name }) => name.length >= 5 || WITHOUT_BLANKS.test(name)).toSorted(
  (a, b) => b.name.length - a.name.length,
);

/** Meaning of a header; a lower rank is more certain. */
export interface HeaderMeaning {
  readonly field: MappedField;
  readonly rank: number;
  /** False if the header has other terms besides the name. */
  readonly isExact: boolean;
}

const INEXACT_RANK = 1000;

function isPartOf(part: string, name: string): boolean {
  // Scripts without blanks match anywhere, others at word boundaries.
  return WITHOUT_BLANKS.test(part) ? name.includes(part) : ` ${name} `.includes(` ${part} `);
}

const OTHER = {
  trade: OTHER_HEADERS.trade.map(foldHeader),
  otherCountry: OTHER_HEADERS.otherCountry.map(foldHeader),
  somethingElse: OTHER_HEADERS.somethingElse.map(foldHeader),
};

function holdsOne(parts: readonly string[], name: string): boolean {
  return parts.some((part) => isPartOf(part, name));
}

// `Item #` is `Item no.`
function foldWords(header: string): string {
  return foldHeader(header.replaceAll('_', ' ').replaceAll('#', ' no '));
}

/** Field of a column by its header; null if unknown. */
export function headerMeaning(header: string): HeaderMeaning | null {
  const name = foldWords(header);
  if (name === '') return null;

  const exact = FIELD_BY_NAME.get(name) ?? FIELD_BY_NAME.get(name.replaceAll(' ', ''));
  if (exact !== undefined) return { field: exact.field, rank: exact.rank, isExact: true };
  // `Product weight` contains a field name but means something else.
  if (holdsOne(OTHER.trade, name)) return null;

  const part = PARTS.find((entry) => isPartOf(entry.name, name));
  if (part === undefined || (part.field === 'origin' && holdsOne(OTHER.otherCountry, name))) return null;

  return { field: part.field, rank: INEXACT_RANK + part.rank, isExact: false };
}

/** True if an unmapped header names something else, so that its cells are ignored. */
export function saysSomethingElse(header: string): boolean {
  const name = foldWords(header);
  return [OTHER.trade, OTHER.otherCountry, OTHER.somethingElse].some((parts) => holdsOne(parts, name));
}

const NAMES_OF_EITHER: ReadonlySet<string> = new Set(
  [
    'product',
    'item',
    'article',
    'part',
    'goods',
    'commodity',
    'sản phẩm',
    'mặt hàng',
    '商品',
    '品目',
    '품목',
  ].map(foldHeader),
);

/** True for ambiguous headers such as `Product`, above descriptions in some files and item numbers or titles in others. */
export function namesEither(header: string): boolean {
  return NAMES_OF_EITHER.has(foldHeader(header));
}

import { listedNames } from './listed-names.ts';

/** Names of columns that tell of a trade, not of a product: prices, amounts, days, papers, addresses. */
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

/** Names that speak of another country than that of origin. */
const OF_ANOTHER_COUNTRY = `
  destination, export, exporting, import, importing, importer, exporter, buyer, customer, consignee, shipper,
  supplier, vendor, ship to, ship from, shipping, dispatch, loading, sale, transit,
  nhập khẩu, xuất khẩu, nước đến, người mua, khách hàng, nhà cung cấp,
  仕向, 輸出, 輸入, 仕入先, 得意先, 到着,
  수출, 수입, 도착, 목적, 거래처, 고객,
`;

/** Names of columns that only count or name something else; their cells could be taken for item numbers or codes. */
const OF_SOMETHING_ELSE = `
  no, nr, line, line no, row, seq, page, ean, gtin, upc, barcode, customer, supplier, vendor, container, batch, lot,
  year, month, day, time, contact, zip,
  stt, số tt, khách hàng, nhà cung cấp, năm, tháng, mã vạch,
  連番, 番号, 順番, 年月日, 日時, 得意先, 仕入先, 取引先, バーコード,
  순번, 번호, 연번, 바코드, 거래처, 고객,
`;

/** What headers say that stand for no field: of a trade, of another country than that of origin, of something else. */
export const OTHER_HEADERS = {
  trade: listedNames(OF_A_TRADE),
  otherCountry: listedNames(OF_ANOTHER_COUNTRY),
  somethingElse: listedNames(OF_SOMETHING_ELSE),
} as const;

/** Texts without product names, by kind; separated by commas. */
const TEXTS = {
  packing: `box, boxes, carton, cartons, ctn, pack, pack of 2, pack of 10, packet, pallet, bag of 25kg, 25kg bags, 1kg bag,
    drum 200l, 20l can, bottle 500ml, bottles, 250ml bottle, jar, tin, tins, tube, roll, rolls, sachet, blister, tray,
    dozen, gross, unit, units, each, piece, pieces, pcs, set, sets, pair, pairs, lot, assorted lot, multipack, refill,
    thùng, hộp, bao 25kg, túi, gói, chai 500ml, lon, cuộn, cái, chiếc, bộ, đôi, kiện, pallet hàng, thùng carton,
    箱, 箱入り, 袋, 袋入り, 25kg袋, 缶入り, 瓶入り, 1本, 1個, 10枚, 1セット, 詰め合わせ, 個入り, 500ml, 包装,
    박스, 상자, 봉지, 25kg 포대, 병, 캔, 롤, 개, 매, 세트, 묶음, 팩, 1박스, 10개입, 포장`,
  measures: `500g, 1kg, 25 kg, 100 mg, 2.5 l, 750ml, 10 cm, 30x40 cm, 12v, 220v 50hz, 500w, 5 m, 1/2 inch, size m, size xl,
    size 42, one size, uk 10, eu 38, m-xxl, 150 x 200, 0.5mm, 1000 pcs, qty 500, x2, 1 x, 2 x, a4, no. 5, 100%, 2024`,
  colours: `red, blue, black, white, navy, silver grey, charcoal, beige, rose gold, multicolour, colour black, dark green size l,
    màu đỏ, màu xanh, màu đen, màu trắng, 赤, 黒, ブラック, ホワイト, 白, 빨강, 검정, 블랙, 화이트, 색상 블랙`,
  numbers: `ABC-123, X100, 12345, 000-000, SKU 88213, item 45521, model A10, ref. 77-20B, part no. 5521, art. 10023, order 8812,
    PO 2231, lot 3, batch 12, LX-9000, T2000-B, 4512.A, mã hàng 5521, mã sản phẩm A12, model 3000, 型番 A100, 品番 12345, 품번 8812, 모델 X5`,
  talk: `sample, samples, test, hello, n/a, tbd, as per invoice, see attached list, see invoice, as discussed, misc, miscellaneous,
    various, sundry items, general merchandise, consolidated cargo, goods, product, products, item, items, stuff, things, merchandise,
    new product, hot sale, best price, free gift, gift, gifts, personal effects, return, returned goods, replacement, spare, parts,
    accessories, equipment, materials, supplies, hàng mẫu, hàng hóa, sản phẩm, hàng mới 100%, theo hóa đơn, quà tặng, phụ tùng, phụ kiện, vật tư,
    サンプル, 見本, 商品, 製品, 部品, 雑貨, その他, 贈り物, 付属品, 用品, 샘플, 견본, 상품, 제품, 물품, 부품, 기타, 선물, 잡화, 용품`,
  services: `shipping, shipping charge, delivery fee, freight, insurance, installation, repair, maintenance, consulting, consulting service,
    tax consulting, software subscription, annual subscription, licence fee, service fee, handling, training, warranty, rental, advertising,
    phí vận chuyển, dịch vụ tư vấn, phí bảo hiểm, dịch vụ sửa chữa, 送料, 手数料, 修理サービス, コンサルティング, 배송비, 수수료, 컨설팅 서비스, 수리비`,
  brands: `Sony, Nike, Samsung, Adidas, Bosch, LG, Philips, Panasonic, Toyota, Zara, H&M, Ikea, Disney, Hello Kitty, Marvel, Huawei,
    Xiaomi, Lenovo, Makita, Siemens, 3M, Dior, Gucci, Uniqlo, Muji, Vinamilk, 無印良品, ソニー, パナソニック, 삼성, 현대`,
} as const;

export const PACKING_UNITS: readonly string[] =
  `pce pces pk pks pkt pkts pkg pkgs ctns crt crts cse bx bxs bg bgs bdl bdls bkt btl btls dz doz dozens ea
  gro grs jr jrs plt plts prs rl rls sht shts skid skids uom unt unts drm drms`.split(/\s+/u);

/** Texts that name no goods: packing, measures, colours, numbers, conversation, services, brands. */
export const NO_GOODS_TEXTS: readonly string[] = Object.values(TEXTS).flatMap((list) =>
  list.split(/,\s+/u).map((text) => text.trim()),
);

/**
 * Words of texts about goods that name no goods and no feature of them: grammar, units, drafting words of schedules,
 * declarations and letters. An answer does not show them as reasons. In lower case, by language; `en` holds the grammar
 * words of further European languages too.
 */
export const FILLER_WORDS: Readonly<Record<'en' | 'vi' | 'ja' | 'ko', readonly string[]>> = {
  en: [
    ...'a an and are as at be been by can could do does each either for from had has have if in into is it its may might more most must no non nor not of on or other our shall should so some such than that the their them then there these they this those to too under upon used very was we were what when where whether which while who will with within without would you your'.split(
      ' ',
    ),
    ...'about above according accordance after all also any approximately approx around available based because before below between both called certain clear common consisting consists contain contained containing contains content depending different etc every following for further general generally group having here high id including incorporating intended item items just large less like low made make main mainly makes making many material materials mean means method mixed name named new number old one only original otherwise out over own particular per please product products provided purpose range ready regular related respective same second see several shape similar simple single size sizes small so-called special specification specifications standard structure style submitted subject suitable supplied supply system three total two type types unit units up use useful uses using usually value various via way wide work working'.split(
      ' ',
    ),
    ...'application characteristics company composition constituents condition country description details device devices dimension dimensions feature features form forms function functional import imported importer information kind kinds length width height depth thickness diameter weight net gross brand model models manufacturer manufactured maker produced production producer origin quantity pack packed packing packs pair pairs piece pieces pcs set sets assy lh rh lhrh pn code part-number sample samples color colors colour colours coloured colored'.split(
      ' ',
    ),
    ...'analysis attorney behalf centimeter centimeters centimeterslong centimetre centimetres client classification clause concerning consideration customs dear enclosed facts finding goods article articles chapter section cover covers covered heading headings harmonized inch inches laboratory letter merchandise office percent photograph photographs pictures port protest question referred regarding relevant reply replying report represents request requested response review ruling sincerely subheading tariff transaction'.split(
      ' ',
    ),
    ...'mm cm km kg mg ml cl dm kw kv hz khz mhz ghz ah mah rpm psi bar kpa mpa gsm meter meters metre metres gram grams liter liters litre litres kilogram kilograms watt watts volt volts ampere amperes'.split(
      ' ',
    ),
    ...'aber als am auch auf aus bei bis das dem den der des die diese dieser durch ein eine einem einen einer eines für hat im ist kein keine mit nach nicht noch nur oder ohne sein sich siehe sind und unter vom von vor werden wird wie zu zum zur antrag ware sog'.split(
      ' ',
    ),
    ...'au aux avec ce ces cette comme dans de des donc du elle en est et il la le les leur mais ne ou par pas pour qui que sa sans ses son sont sous sur un une'.split(
      ' ',
    ),
    ...'con da dei del della delle di e el essere gli il los las lo nel per più por para que se senza sin su tra una uno y o a je jako jsou na nebo od pro s se ve z ze van het een voor met niet'.split(
      ' ',
    ),
  ],
  vi: 'và, hoặc, của, các, những, cho, được, từ, với, là, loại, khác, loại khác, dùng, để, dùng để, trong, bằng, có, không, hay, như, theo, ở, bởi, này, đó, thuộc, trên, dưới, ngoài, khi, đã, sẽ, tại, về, ra, vào, một, hai, ba, mỗi, cái, chiếc, bộ, con, hàng, mới, kt, kích thước, nsx, hãng, hiệu, nhãn hiệu, model, mã, số, sản phẩm, sản xuất, xuất xứ, chất liệu, thành phần, trọng lượng, khối lượng, dung tích, công suất, đường kính, chiều dài, chiều rộng, chiều cao, cao, dày, dài, rộng, phi, khoảng, gồm, bao gồm, chứa, sử dụng, dạng, dạng cuộn, đóng gói, phần, thiết bị, thông số, kỹ thuật, quy cách, năng, màu, màu sắc, hình, mặt, thông, minh, lưu'.split(
    ', ',
  ),
  ja: 'および 及び また 又は または その他 その もの 用 製 付き 入り 約 等 など 商品 製品 送料無料 新品 人気 おしゃれ 対応 セット サイズ カラー 型番 品番 用途 材質'.split(
    ' ',
  ),
  ko: '및 또는 기타 것 등 용 제 약 만든 하는 되는 있는 위한 위해 사용 사용되는 사용하는 구성된 구성 제품 물품 상품 품목 모델 모델명 규격 용도 재질 성분 크기 중량 혼합하여 조제한 제조한 의한 한다 이다 으로 에서 형태 주로'.split(
    ' ',
  ),
};

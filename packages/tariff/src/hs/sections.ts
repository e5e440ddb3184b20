/** A section of the Harmonized System, or the national one (XXII) of the special provisions. */
interface Section {
  readonly numeral: string;
  readonly first: number;
  readonly last: number;
  readonly en: string;
  readonly vi: string;
}

/** Sections in order with their chapters; source: the nomenclature annexed to the HS Convention and its Vietnamese edition. */
export const SECTIONS: readonly Section[] = [
  {
    numeral: 'I',
    first: 1,
    last: 5,
    en: 'Live animals; animal products',
    vi: 'Động vật sống; các sản phẩm từ động vật',
  },
  { numeral: 'II', first: 6, last: 14, en: 'Vegetable products', vi: 'Các sản phẩm thực vật' },
  {
    numeral: 'III',
    first: 15,
    last: 15,
    en: 'Animal, vegetable or microbial fats and oils and their cleavage products; prepared edible fats; animal or vegetable waxes',
    vi: 'Chất béo và dầu có nguồn gốc từ động vật, thực vật hoặc vi sinh vật và các sản phẩm tách từ chúng; chất béo ăn được đã chế biến; các loại sáp động vật hoặc thực vật',
  },
  {
    numeral: 'IV',
    first: 16,
    last: 24,
    en: 'Prepared foodstuffs; beverages, spirits and vinegar; tobacco and manufactured tobacco substitutes; products, whether or not containing nicotine, intended for inhalation without combustion; other nicotine containing products intended for the intake of nicotine into the human body',
    vi: 'Thực phẩm chế biến; đồ uống, rượu mạnh và giấm; thuốc lá và nguyên liệu thay thế thuốc lá lá đã chế biến; các sản phẩm chứa hoặc không chứa nicotin dùng để hút mà không cần đốt cháy; các sản phẩm chứa nicotin khác dùng để nạp nicotin vào cơ thể con người',
  },
  { numeral: 'V', first: 25, last: 27, en: 'Mineral products', vi: 'Khoáng sản' },
  {
    numeral: 'VI',
    first: 28,
    last: 38,
    en: 'Products of the chemical or allied industries',
    vi: 'Sản phẩm của ngành công nghiệp hóa chất hoặc các ngành công nghiệp liên quan',
  },
  {
    numeral: 'VII',
    first: 39,
    last: 40,
    en: 'Plastics and articles thereof; rubber and articles thereof',
    vi: 'Plastic và các sản phẩm bằng plastic; cao su và các sản phẩm bằng cao su',
  },
  {
    numeral: 'VIII',
    first: 41,
    last: 43,
    en: 'Raw hides and skins, leather, furskins and articles thereof; saddlery and harness; travel goods, handbags and similar containers; articles of animal gut (other than silkworm gut)',
    vi: 'Da sống, da thuộc, da lông và các sản phẩm từ da; yên cương và bộ yên cương; hàng du lịch, túi xách và các loại đồ chứa tương tự; các mặt hàng từ ruột động vật (trừ tơ từ ruột con tằm)',
  },
  {
    numeral: 'IX',
    first: 44,
    last: 46,
    en: 'Wood and articles of wood; wood charcoal; cork and articles of cork; manufactures of straw, of esparto or of other plaiting materials; basketware and wickerwork',
    vi: 'Gỗ và các mặt hàng bằng gỗ; than từ gỗ; lie và các sản phẩm làm bằng lie; các sản phẩm từ rơm, cỏ giấy hoặc từ các vật liệu tết bện khác; các sản phẩm bằng liễu gai và song mây',
  },
  {
    numeral: 'X',
    first: 47,
    last: 49,
    en: 'Pulp of wood or of other fibrous cellulosic material; recovered (waste and scrap) paper or paperboard; paper and paperboard and articles thereof',
    vi: 'Bột giấy từ gỗ hoặc từ nguyên liệu xơ xenlulo khác; giấy hoặc bìa thu hồi (phế liệu và vụn thừa); giấy và bìa và các sản phẩm của chúng',
  },
  {
    numeral: 'XI',
    first: 50,
    last: 63,
    en: 'Textiles and textile articles',
    vi: 'Nguyên liệu dệt và các sản phẩm dệt',
  },
  {
    numeral: 'XII',
    first: 64,
    last: 67,
    en: 'Footwear, headgear, umbrellas, sun umbrellas, walking-sticks, seat-sticks, whips, riding-crops and parts thereof; prepared feathers and articles made therewith; artificial flowers; articles of human hair',
    vi: 'Giày, dép, mũ và các vật đội đầu khác, ô, dù, ba toong, gậy tay cầm có thể chuyển thành ghế, roi gậy điều khiển, roi điều khiển súc vật thồ kéo và các bộ phận của các loại hàng trên; lông vũ chế biến và các sản phẩm làm từ lông vũ chế biến; hoa nhân tạo; các sản phẩm làm từ tóc người',
  },
  {
    numeral: 'XIII',
    first: 68,
    last: 70,
    en: 'Articles of stone, plaster, cement, asbestos, mica or similar materials; ceramic products; glass and glassware',
    vi: 'Sản phẩm bằng đá, thạch cao, xi măng, amiăng, mica hoặc các vật liệu tương tự; đồ gốm; thủy tinh và các sản phẩm bằng thủy tinh',
  },
  {
    numeral: 'XIV',
    first: 71,
    last: 71,
    en: 'Natural or cultured pearls, precious or semi-precious stones, precious metals, metals clad with precious metal, and articles thereof; imitation jewellery; coin',
    vi: 'Ngọc trai tự nhiên hoặc nuôi cấy, đá quý hoặc đá bán quý, kim loại quý, kim loại được dát phủ kim loại quý, và các sản phẩm của chúng; đồ trang sức làm bằng chất liệu khác; tiền kim loại',
  },
  {
    numeral: 'XV',
    first: 72,
    last: 83,
    en: 'Base metals and articles of base metal',
    vi: 'Kim loại cơ bản và các sản phẩm bằng kim loại cơ bản',
  },
  {
    numeral: 'XVI',
    first: 84,
    last: 85,
    en: 'Machinery and mechanical appliances; electrical equipment; parts thereof; sound recorders and reproducers, television image and sound recorders and reproducers, and parts and accessories of such articles',
    vi: 'Máy và các trang thiết bị cơ khí; thiết bị điện; các bộ phận của chúng; thiết bị ghi và tái tạo âm thanh, thiết bị ghi và tái tạo hình ảnh, âm thanh truyền hình và các bộ phận và phụ kiện của các thiết bị trên',
  },
  {
    numeral: 'XVII',
    first: 86,
    last: 89,
    en: 'Vehicles, aircraft, vessels and associated transport equipment',
    vi: 'Xe cộ, phương tiện bay, tàu thuyền và các thiết bị vận tải liên hợp',
  },
  {
    numeral: 'XVIII',
    first: 90,
    last: 92,
    en: 'Optical, photographic, cinematographic, measuring, checking, precision, medical or surgical instruments and apparatus; clocks and watches; musical instruments; parts and accessories thereof',
    vi: 'Dụng cụ, thiết bị và máy quang học, nhiếp ảnh, điện ảnh, đo lường, kiểm tra, độ chính xác, y tế hoặc phẫu thuật; đồng hồ cá nhân và đồng hồ thời gian khác; nhạc cụ; các bộ phận và phụ kiện của chúng',
  },
  {
    numeral: 'XIX',
    first: 93,
    last: 93,
    en: 'Arms and ammunition; parts and accessories thereof',
    vi: 'Vũ khí và đạn; các bộ phận và phụ kiện của chúng',
  },
  { numeral: 'XX', first: 94, last: 96, en: 'Miscellaneous manufactured articles', vi: 'Các mặt hàng khác' },
  {
    numeral: 'XXI',
    first: 97,
    last: 97,
    en: "Works of art, collectors' pieces and antiques",
    vi: 'Các tác phẩm nghệ thuật, đồ sưu tầm và đồ cổ',
  },
  {
    numeral: 'XXII',
    first: 98,
    last: 99,
    en: 'Special classification provisions; temporary legislation; temporary modifications established pursuant to trade legislation',
    vi: 'Các quy định phân loại đặc biệt',
  },
];

export function sectionOf(chapter: number): Section | undefined {
  return SECTIONS.find((section) => chapter >= section.first && chapter <= section.last);
}

import type { Market } from '../market.ts';

type TitleLanguage = 'en' | 'vi';

/** Chapter that the Harmonized System reserves for future use. */
export const RESERVED_CHAPTER = 77;

/** Titles of chapters 1 to 97 as [English, Vietnamese], first entry chapter 1; source: the nomenclature annexed to the HS Convention and its Vietnamese edition. */
const TITLES: readonly (readonly [string, string])[] = [
  ['Live animals', 'Động vật sống'],
  ['Meat and edible meat offal', 'Thịt và phụ phẩm ăn được sau giết mổ'],
  [
    'Fish and crustaceans, molluscs and other aquatic invertebrates',
    'Cá và động vật giáp xác, động vật thân mềm và động vật thủy sinh không xương sống khác',
  ],
  [
    "Dairy produce; birds' eggs; natural honey; edible products of animal origin, not elsewhere specified or included",
    'Sản phẩm bơ sữa; trứng chim và trứng gia cầm; mật ong tự nhiên; sản phẩm ăn được gốc động vật, chưa được chi tiết hoặc ghi ở nơi khác',
  ],
  [
    'Products of animal origin, not elsewhere specified or included',
    'Sản phẩm gốc động vật, chưa được chi tiết hoặc ghi ở các nơi khác',
  ],
  [
    'Live trees and other plants; bulbs, roots and the like; cut flowers and ornamental foliage',
    'Cây sống và các loại cây trồng khác; củ, rễ và các loại tương tự; cành hoa rời và cành lá trang trí',
  ],
  ['Edible vegetables and certain roots and tubers', 'Rau và một số loại củ, thân củ và rễ ăn được'],
  [
    'Edible fruit and nuts; peel of citrus fruit or melons',
    'Quả và quả hạch ăn được; vỏ quả thuộc họ cam quýt hoặc các loại dưa',
  ],
  ['Coffee, tea, maté and spices', 'Cà phê, chè, chè Paragoay và các loại gia vị'],
  ['Cereals', 'Ngũ cốc'],
  [
    'Products of the milling industry; malt; starches; inulin; wheat gluten',
    'Các sản phẩm xay xát; malt; tinh bột; inulin; gluten lúa mì',
  ],
  [
    'Oil seeds and oleaginous fruits; miscellaneous grains, seeds and fruit; industrial or medicinal plants; straw and fodder',
    'Hạt dầu và quả có dầu; các loại ngũ cốc, hạt và quả khác; cây công nghiệp hoặc cây dược liệu; rơm, rạ và cỏ khô làm thức ăn gia súc',
  ],
  [
    'Lac; gums, resins and other vegetable saps and extracts',
    'Nhựa cánh kiến đỏ; gôm, nhựa cây, các chất nhựa và các chất chiết xuất từ thực vật khác',
  ],
  [
    'Vegetable plaiting materials; vegetable products not elsewhere specified or included',
    'Nguyên liệu thực vật dùng để tết bện; các sản phẩm thực vật chưa được chi tiết hoặc ghi ở nơi khác',
  ],
  [
    'Animal, vegetable or microbial fats and oils and their cleavage products; prepared edible fats; animal or vegetable waxes',
    'Chất béo và dầu có nguồn gốc từ động vật, thực vật hoặc vi sinh vật và các sản phẩm tách từ chúng; chất béo ăn được đã chế biến; các loại sáp động vật hoặc thực vật',
  ],
  [
    'Preparations of meat, of fish, of crustaceans, molluscs or other aquatic invertebrates, or of insects',
    'Các chế phẩm từ thịt, cá, động vật giáp xác, động vật thân mềm hoặc động vật thủy sinh không xương sống khác, hoặc từ côn trùng',
  ],
  ['Sugars and sugar confectionery', 'Đường và các loại kẹo đường'],
  ['Cocoa and cocoa preparations', 'Ca cao và các chế phẩm từ ca cao'],
  [
    "Preparations of cereals, flour, starch or milk; pastrycooks' products",
    'Chế phẩm từ ngũ cốc, bột, tinh bột hoặc sữa; các loại bánh',
  ],
  [
    'Preparations of vegetables, fruit, nuts or other parts of plants',
    'Các chế phẩm từ rau, quả, quả hạch hoặc các phần khác của cây',
  ],
  ['Miscellaneous edible preparations', 'Các chế phẩm ăn được khác'],
  ['Beverages, spirits and vinegar', 'Đồ uống, rượu và giấm'],
  [
    'Residues and waste from the food industries; prepared animal fodder',
    'Phế liệu và phế thải từ ngành công nghiệp thực phẩm; thức ăn gia súc đã chế biến',
  ],
  [
    'Tobacco and manufactured tobacco substitutes; products, whether or not containing nicotine, intended for inhalation without combustion; other nicotine containing products intended for the intake of nicotine into the human body',
    'Thuốc lá và nguyên liệu thay thế thuốc lá lá đã chế biến; các sản phẩm chứa hoặc không chứa nicotin dùng để hút mà không cần đốt cháy; các sản phẩm chứa nicotin khác dùng để nạp nicotin vào cơ thể con người',
  ],
  [
    'Salt; sulphur; earths and stone; plastering materials, lime and cement',
    'Muối; lưu huỳnh; đất và đá; thạch cao, vôi và xi măng',
  ],
  ['Ores, slag and ash', 'Quặng, xỉ và tro'],
  [
    'Mineral fuels, mineral oils and products of their distillation; bituminous substances; mineral waxes',
    'Nhiên liệu khoáng, dầu khoáng và các sản phẩm chưng cất từ chúng; các chất chứa bi-tum; các loại sáp khoáng chất',
  ],
  [
    'Inorganic chemicals; organic or inorganic compounds of precious metals, of rare-earth metals, of radioactive elements or of isotopes',
    'Hóa chất vô cơ; các hợp chất vô cơ hay hữu cơ của kim loại quý, kim loại đất hiếm, các nguyên tố phóng xạ hoặc các chất đồng vị',
  ],
  ['Organic chemicals', 'Hóa chất hữu cơ'],
  ['Pharmaceutical products', 'Dược phẩm'],
  ['Fertilizers', 'Phân bón'],
  [
    'Tanning or dyeing extracts; tannins and their derivatives; dyes, pigments and other colouring matter; paints and varnishes; putty and other mastics; inks',
    'Các chất chiết xuất làm thuốc nhuộm hoặc thuộc da; ta nanh và các chất dẫn xuất của chúng; thuốc nhuộm, thuốc màu và các chất màu khác; sơn và véc ni; chất gắn và các loại ma tít khác; các loại mực',
  ],
  [
    'Essential oils and resinoids; perfumery, cosmetic or toilet preparations',
    'Tinh dầu và các chất tựa nhựa; nước hoa, mỹ phẩm hoặc các chế phẩm dùng cho vệ sinh',
  ],
  [
    'Soap, organic surface-active agents, washing preparations, lubricating preparations, artificial waxes, prepared waxes, polishing or scouring preparations, candles and similar articles, modelling pastes, "dental waxes" and dental preparations with a basis of plaster',
    'Xà phòng, các chất hữu cơ hoạt động bề mặt, các chế phẩm dùng để giặt, rửa, các chế phẩm bôi trơn, các loại sáp nhân tạo, sáp đã được chế biến, các chế phẩm dùng để đánh bóng hoặc tẩy sạch, nến và các sản phẩm tương tự, bột nhão dùng làm hình mẫu, "sáp dùng trong nha khoa" và các chế phẩm dùng trong nha khoa có thành phần cơ bản là thạch cao',
  ],
  [
    'Albuminoidal substances; modified starches; glues; enzymes',
    'Các chất chứa albumin; các dạng tinh bột biến tính; keo hồ; enzim',
  ],
  [
    'Explosives; pyrotechnic products; matches; pyrophoric alloys; certain combustible preparations',
    'Chất nổ; các sản phẩm pháo; diêm; các hợp kim tự cháy; các chế phẩm dễ cháy khác',
  ],
  ['Photographic or cinematographic goods', 'Vật liệu ảnh hoặc điện ảnh'],
  ['Miscellaneous chemical products', 'Các sản phẩm hóa chất khác'],
  ['Plastics and articles thereof', 'Plastic và các sản phẩm bằng plastic'],
  ['Rubber and articles thereof', 'Cao su và các sản phẩm bằng cao su'],
  ['Raw hides and skins (other than furskins) and leather', 'Da sống (trừ da lông) và da thuộc'],
  [
    'Articles of leather; saddlery and harness; travel goods, handbags and similar containers; articles of animal gut (other than silkworm gut)',
    'Các sản phẩm bằng da thuộc; yên cương và bộ yên cương; hàng du lịch, túi xách và các loại đồ chứa tương tự; các sản phẩm làm từ ruột động vật (trừ tơ từ ruột con tằm)',
  ],
  [
    'Furskins and artificial fur; manufactures thereof',
    'Da lông và da lông nhân tạo; các sản phẩm làm từ da lông và da lông nhân tạo',
  ],
  ['Wood and articles of wood; wood charcoal', 'Gỗ và các mặt hàng bằng gỗ; than từ gỗ'],
  ['Cork and articles of cork', 'Lie và các sản phẩm bằng lie'],
  [
    'Manufactures of straw, of esparto or of other plaiting materials; basketware and wickerwork',
    'Sản phẩm làm từ rơm, cỏ giấy hoặc từ các loại vật liệu tết bện khác; các sản phẩm bằng liễu gai và song mây',
  ],
  [
    'Pulp of wood or of other fibrous cellulosic material; recovered (waste and scrap) paper or paperboard',
    'Bột giấy từ gỗ hoặc từ nguyên liệu xơ xenlulo khác; giấy loại hoặc bìa loại thu hồi (phế liệu và vụn thừa)',
  ],
  [
    'Paper and paperboard; articles of paper pulp, of paper or of paperboard',
    'Giấy và bìa; các sản phẩm làm bằng bột giấy, bằng giấy hoặc bằng bìa',
  ],
  [
    'Printed books, newspapers, pictures and other products of the printing industry; manuscripts, typescripts and plans',
    'Sách, báo, tranh ảnh và các sản phẩm khác của công nghiệp in; các loại bản thảo viết bằng tay, đánh máy và sơ đồ',
  ],
  ['Silk', 'Tơ tằm'],
  [
    'Wool, fine or coarse animal hair; horsehair yarn and woven fabric',
    'Lông cừu, lông động vật loại mịn hoặc loại thô; sợi từ lông đuôi hoặc bờm ngựa và vải dệt thoi từ các nguyên liệu trên',
  ],
  ['Cotton', 'Bông'],
  [
    'Other vegetable textile fibres; paper yarn and woven fabrics of paper yarn',
    'Xơ dệt gốc thực vật khác; sợi giấy và vải dệt thoi từ sợi giấy',
  ],
  [
    'Man-made filaments; strip and the like of man-made textile materials',
    'Sợi filament nhân tạo; dải và các dạng tương tự từ nguyên liệu dệt nhân tạo',
  ],
  ['Man-made staple fibres', 'Xơ sợi staple nhân tạo'],
  [
    'Wadding, felt and nonwovens; special yarns; twine, cordage, ropes and cables and articles thereof',
    'Mền xơ, phớt và các sản phẩm không dệt; các loại sợi đặc biệt; sợi xe, chão bện (cordage), thừng và cáp và các sản phẩm của chúng',
  ],
  ['Carpets and other textile floor coverings', 'Thảm và các loại hàng dệt trải sàn khác'],
  [
    'Special woven fabrics; tufted textile fabrics; lace; tapestries; trimmings; embroidery',
    'Các loại vải dệt thoi đặc biệt; các loại vải dệt chần sợi vòng; hàng ren; thảm trang trí; hàng trang trí; hàng thêu',
  ],
  [
    'Impregnated, coated, covered or laminated textile fabrics; textile articles of a kind suitable for industrial use',
    'Các loại vải dệt đã được ngâm tẩm, tráng, phủ hoặc ép lớp; các mặt hàng dệt thích hợp dùng trong công nghiệp',
  ],
  ['Knitted or crocheted fabrics', 'Các loại hàng dệt kim hoặc móc'],
  [
    'Articles of apparel and clothing accessories, knitted or crocheted',
    'Quần áo và hàng may mặc phụ trợ, dệt kim hoặc móc',
  ],
  [
    'Articles of apparel and clothing accessories, not knitted or crocheted',
    'Quần áo và các hàng may mặc phụ trợ, không dệt kim hoặc móc',
  ],
  [
    'Other made up textile articles; sets; worn clothing and worn textile articles; rags',
    'Các mặt hàng dệt đã hoàn thiện khác; bộ vải; quần áo dệt và các loại hàng dệt đã qua sử dụng khác; vải vụn',
  ],
  [
    'Footwear, gaiters and the like; parts of such articles',
    'Giày, dép, ghệt và các sản phẩm tương tự; các bộ phận của các sản phẩm trên',
  ],
  ['Headgear and parts thereof', 'Mũ và các vật đội đầu khác và các bộ phận của chúng'],
  [
    'Umbrellas, sun umbrellas, walking-sticks, seat-sticks, whips, riding-crops and parts thereof',
    'Ô, dù che, ba toong, gậy tay cầm có thể chuyển thành ghế, roi, gậy điều khiển, roi điều khiển súc vật thồ kéo và các bộ phận của các sản phẩm trên',
  ],
  [
    'Prepared feathers and down and articles made of feathers or of down; artificial flowers; articles of human hair',
    'Lông vũ và lông tơ chế biến, các sản phẩm bằng lông vũ hoặc lông tơ; hoa nhân tạo; các sản phẩm làm từ tóc người',
  ],
  [
    'Articles of stone, plaster, cement, asbestos, mica or similar materials',
    'Sản phẩm làm bằng đá, thạch cao, xi măng, amiăng, mica hoặc các vật liệu tương tự',
  ],
  ['Ceramic products', 'Đồ gốm, sứ'],
  ['Glass and glassware', 'Thủy tinh và các sản phẩm bằng thủy tinh'],
  [
    'Natural or cultured pearls, precious or semi-precious stones, precious metals, metals clad with precious metal, and articles thereof; imitation jewellery; coin',
    'Ngọc trai tự nhiên hoặc nuôi cấy, đá quý hoặc đá bán quý, kim loại quý, kim loại được dát phủ kim loại quý, và các sản phẩm của chúng; đồ trang sức làm bằng chất liệu khác; tiền kim loại',
  ],
  ['Iron and steel', 'Sắt và thép'],
  ['Articles of iron or steel', 'Các sản phẩm bằng sắt hoặc thép'],
  ['Copper and articles thereof', 'Đồng và các sản phẩm bằng đồng'],
  ['Nickel and articles thereof', 'Niken và các sản phẩm bằng niken'],
  ['Aluminium and articles thereof', 'Nhôm và các sản phẩm bằng nhôm'],
  [
    'Reserved for possible future use in the Harmonized System',
    'Dự phòng cho việc phân loại tiếp theo trong tương lai của Hệ thống hài hòa',
  ],
  ['Lead and articles thereof', 'Chì và các sản phẩm bằng chì'],
  ['Zinc and articles thereof', 'Kẽm và các sản phẩm bằng kẽm'],
  ['Tin and articles thereof', 'Thiếc và các sản phẩm bằng thiếc'],
  [
    'Other base metals; cermets; articles thereof',
    'Kim loại cơ bản khác; gốm kim loại; các sản phẩm của chúng',
  ],
  [
    'Tools, implements, cutlery, spoons and forks, of base metal; parts thereof of base metal',
    'Dụng cụ, đồ nghề, dao, kéo và bộ đồ ăn làm từ kim loại cơ bản; các bộ phận của chúng làm từ kim loại cơ bản',
  ],
  ['Miscellaneous articles of base metal', 'Hàng tạp hóa làm từ kim loại cơ bản'],
  [
    'Nuclear reactors, boilers, machinery and mechanical appliances; parts thereof',
    'Lò phản ứng hạt nhân, nồi hơi, máy và thiết bị cơ khí; các bộ phận của chúng',
  ],
  [
    'Electrical machinery and equipment and parts thereof; sound recorders and reproducers, television image and sound recorders and reproducers, and parts and accessories of such articles',
    'Máy điện và thiết bị điện và các bộ phận của chúng; máy ghi và tái tạo âm thanh, máy ghi và tái tạo hình ảnh và âm thanh truyền hình, bộ phận và phụ kiện của các loại máy trên',
  ],
  [
    'Railway or tramway locomotives, rolling-stock and parts thereof; railway or tramway track fixtures and fittings and parts thereof; mechanical (including electro-mechanical) traffic signalling equipment of all kinds',
    'Đầu máy xe lửa hoặc xe điện, toa xe lửa và các bộ phận của chúng; các bộ phận cố định và ghép nối đường ray xe lửa hoặc xe điện và bộ phận của chúng; thiết bị tín hiệu giao thông bằng cơ khí (kể cả cơ điện) các loại',
  ],
  [
    'Vehicles other than railway or tramway rolling-stock, and parts and accessories thereof',
    'Xe cộ trừ phương tiện chạy trên đường xe lửa hoặc xe điện, và các bộ phận và phụ kiện của chúng',
  ],
  ['Aircraft, spacecraft, and parts thereof', 'Phương tiện bay, tàu vũ trụ, và các bộ phận của chúng'],
  ['Ships, boats and floating structures', 'Tàu thủy, thuyền và các kết cấu nổi'],
  [
    'Optical, photographic, cinematographic, measuring, checking, precision, medical or surgical instruments and apparatus; parts and accessories thereof',
    'Dụng cụ và thiết bị quang học, nhiếp ảnh, điện ảnh, đo lường, kiểm tra độ chính xác, y tế hoặc phẫu thuật; các bộ phận và phụ kiện của chúng',
  ],
  ['Clocks and watches and parts thereof', 'Đồng hồ thời gian và các bộ phận của chúng'],
  [
    'Musical instruments; parts and accessories of such articles',
    'Nhạc cụ; các bộ phận và phụ kiện của chúng',
  ],
  ['Arms and ammunition; parts and accessories thereof', 'Vũ khí và đạn; các bộ phận và phụ kiện của chúng'],
  [
    'Furniture; bedding, mattresses, mattress supports, cushions and similar stuffed furnishings; luminaires and lighting fittings, not elsewhere specified or included; illuminated signs, illuminated name-plates and the like; prefabricated buildings',
    'Đồ nội thất; bộ đồ giường, đệm, khung đệm, nệm và các đồ dùng nhồi tương tự; đèn (luminaires) và bộ đèn, chưa được chi tiết hoặc ghi ở nơi khác; biển hiệu được chiếu sáng, biển đề tên được chiếu sáng và các loại tương tự; nhà lắp ghép',
  ],
  [
    'Toys, games and sports requisites; parts and accessories thereof',
    'Đồ chơi, thiết bị trò chơi và dụng cụ, thiết bị thể thao; các bộ phận và phụ kiện của chúng',
  ],
  ['Miscellaneous manufactured articles', 'Các mặt hàng khác'],
  ["Works of art, collectors' pieces and antiques", 'Các tác phẩm nghệ thuật, đồ sưu tầm và đồ cổ'],
];

/** Chapters 98 and 99 are left to each country by the HS, so their titles differ by market. */
const NATIONAL_TITLES: Readonly<Record<Market, Readonly<Record<number, readonly [string, string]>>>> = {
  US: {
    98: ['Special classification provisions', 'Các quy định phân loại đặc biệt'],
    99: [
      'Temporary legislation; temporary modifications established pursuant to trade legislation; additional import restrictions established pursuant to section 22 of the Agricultural Adjustment Act, as amended',
      'Quy định tạm thời; các sửa đổi tạm thời theo pháp luật thương mại; các hạn chế nhập khẩu bổ sung',
    ],
  },
  EU: {
    98: ['Complete industrial plant', 'Nhà máy công nghiệp đồng bộ'],
    99: ['Special Combined Nomenclature codes', 'Các mã đặc biệt của Danh mục kết hợp'],
  },
  VN: {
    98: [
      'Codes and preferential import duty rates of their own for certain groups of goods and goods',
      'Quy định mã hàng và mức thuế suất thuế nhập khẩu ưu đãi riêng đối với một số nhóm mặt hàng, mặt hàng',
    ],
  },
};

export function chapterTitle(chapter: number, market: Market, language: TitleLanguage): string | undefined {
  const titles = TITLES[chapter - 1] ?? NATIONAL_TITLES[market][chapter];
  return titles?.[language === 'en' ? 0 : 1];
}

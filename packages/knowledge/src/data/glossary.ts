const entries = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('\n')
      .flatMap((row) => row.split(';'))
      .map((pair): [string, string] => {
        const [from = '', to = ''] = pair.split('=');
        return [from.trim(), to.trim()];
      })
      .filter(([from, to]) => from !== '' && to !== ''),
  );

const VI = `
dao phay=milling cutter; mũi phay=milling cutter; dao tiện=turning tool; dao bào=planer blade; dao chuốt=broach
áo thun=t-shirt; áo phông=t-shirt; áo sơ mi=shirt; áo khoác=jacket; áo len=sweater; quần jean=jeans; quần dài=trousers; quần=trousers; váy=skirt; đầm=dress
áo lót=bra; quần lót=underpants; tất=socks; vớ=socks; găng tay=gloves; khăn quàng=scarf; mũ bảo hiểm=helmet; mũ=hat; nón=hat; giày thể thao=athletic shoe; giày=shoe; dép=slipper; ủng=boots
túi xách=handbag; ba lô=backpack; vali=suitcase; ví=wallet; thắt lưng=leather belt; đồng hồ đeo tay=wristwatch; đồng hồ=clock; kính mát=sunglasses; trang sức=jewelry; nhẫn=ring; dây chuyền=necklace
bàn=table; ghế=chair; giường=bed frame; tủ lạnh=refrigerator; tủ=cabinet; nệm=mattress; gối=pillow; chăn=blanket; rèm=curtain; thảm=carpet; đèn led=led light; đèn=lamp; gương=mirror
điện thoại di động=mobile phone; điện thoại=telephone; máy tính xách tay=laptop; máy tính=computer; màn hình=monitor; tivi=television; tai nghe=headphones; loa=speaker; máy ảnh=camera; pin=battery; bộ sạc=charger; sạc=charger; dây cáp=cable; cáp điện=cable
máy giặt=washing machine; máy bơm=pump; bơm=pump; máy nén khí=air compressor; quạt=fan; điều hòa=air conditioner; máy hút bụi=vacuum cleaner; nồi cơm điện=rice cooker; động cơ điện=electric motor; động cơ=engine; máy khoan=electric drill; máy in=printer; van=valve; vòng bi=bearing; bánh răng=gear; máy may=sewing machine; máy=machine
ô tô=car; xe máy=motorcycle; xe đạp điện=electric bicycle; xe đạp=bicycle; xe tải=truck; lốp xe=tire; lốp=tire; phụ tùng=parts; linh kiện=parts; bộ phận=parts
đồ chơi=toy; búp bê=doll; sách=book; bút bi=ballpoint pen; bút=pen; giấy=paper; hộp giấy=paper box; thùng carton=carton; nhãn=label; túi nhựa=plastic bag; chai nhựa=plastic bottle; hộp nhựa=plastic box
ốc vít=screw; vít=screw; bu lông=bolt; đai ốc=nut; đinh=nail; lò xo=spring; khóa=lock; bản lề=hinge; dao=knife; kéo=scissors; chảo=frying pan; nồi=pot; cốc=cup; ly=glassware; bát=bowl; đĩa=plate
gạo=rice; cà phê=coffee; chè=tea; trà=tea; hạt điều=cashew; hạt tiêu=black pepper; tôm=shrimp; cá ngừ=tuna; cá=fish; thịt bò=beef; thịt lợn=pork; thịt heo=pork; thịt gà=chicken; mì ăn liền=instant noodles; bánh kẹo=candy; bánh quy=biscuit; bánh=cake; kẹo=candy; sữa bột=milk powder; sữa=milk; nước mắm=fish sauce; rượu vang=wine; bia=beer; đường=sugar; muối=salt; dầu ăn=cooking oil; mật ong=honey; thuốc lá=cigarette; thức ăn chăn nuôi=animal feed; trái cây=fruit
cà phê hạt=coffee beans; hạt cà phê=coffee beans; chưa rang=not roasted; không rang=not roasted; đã rang=roasted; chưa khử chất cafein=not decaffeinated; chưa khử chất caffeine=not decaffeinated; chưa khử cafein=not decaffeinated; đã khử chất cafein=decaffeinated; đã khử cafein=decaffeinated; khử chất cafein=decaffeinated; khử cafein=decaffeinated; bình giữ nhiệt=vacuum flask; phích nước=vacuum flask
thuốc=medicament; mỹ phẩm=cosmetic; son môi=lipstick; nước hoa=perfume; dầu gội=shampoo; xà phòng=soap; kem dưỡng da=skin cream; sơn=paint; keo dán=adhesive; phân bón=fertilizer; khẩu trang=face mask; hạt nhựa=polymer; chất tẩy rửa=detergent
vải=fabric; sợi=yarn; bông=cotton; cotton=cotton; len=wool; lụa=silk; tơ tằm=silk; da thuộc=leather; da=leather; nhựa=plastic; cao su=rubber; gỗ=wooden; tre=bamboo; thủy tinh=glass; gốm=ceramic; sứ=porcelain; thép không gỉ=stainless steel; inox=stainless steel; thép=steel; sắt=iron; nhôm=aluminum; đồng=copper; kẽm=zinc; thiếc=tin metal; vàng=gold; bạc=silver; đá=stone; xi măng=cement
dệt kim=knitted; dệt thoi=woven; không dệt=nonwoven; nam=men's; nữ=women's; bé trai=boys; bé gái=girls; trẻ em=children; trẻ sơ sinh=babies; tươi=fresh; đông lạnh=frozen; khô=dried; sấy khô=dried; sống=live; chế biến=prepared; rang=roasted; mới=new; đã qua sử dụng=used; dùng trong gia đình=household; y tế=medical; bộ=set of; điện=electric
đường kính=diameter; đường ống=pipe; đường dây=line; đường may=seam; dây chuyền công nghiệp=production line; dây chuyền sản xuất=production line; dây chuyền=line; vòng cổ=necklace; dây chuyền vàng=gold necklace; dây chuyền bạc=silver necklace; bàn chải=brush; bàn chải đánh răng=toothbrush; bàn phím=keyboard; bàn là=iron; bàn ủi=iron; vết sơn=stain; không bơm=not inflated; bơm hơi=inflatable
kim loại=metal; hợp kim=alloy; vải không dệt=nonwoven fabric; bảng mạch=circuit board; khí nén=compressed air; nhà máy xi măng=plant; nhà máy=plant; khoan đá=rock drill; máy khoan đá=rock drill; máy khoan=drilling machine; máy khoan điện=electric drill; máy đóng gói=packing machine; máy đóng gói bao bì=packing machine; thuỷ tinh=glass; sợi tổng hợp=synthetic fibers; sợi nhân tạo=man-made fibers; đồng bộ=complete; hợp đồng=contract; đồ gỗ=joinery; động cơ điện=electric motor; gạch=tile; bộ điều khiển=controller; bộ nguồn=power supply; bộ chuyển đổi=converter; bộ lọc=filter; bộ khuếch đại=amplifier; bộ biến tần=inverter; bộ giảm tốc=speed reducer; bộ ly hợp=clutch; bộ chia=splitter; bộ nhớ=memory; bộ xử lý=processor; bộ vi xử lý=processor; tráng men=glazed; màu vàng=yellow; màu bạc=silver colour; màu đồng=copper colour; vàng nhạt=yellow; da giày=leather; da người=skin; dùng cho da=skin; filament tổng hợp=synthetic fibers; để bán lẻ=for retail sale; tẩm gia vị=seasoned; tẩm ướp=marinated; tẩm bột=breaded; sợi thủy tinh=fiberglass; sợi thuỷ tinh=fiberglass; bông thủy tinh=fiberglass; bông thuỷ tinh=fiberglass; bông thép=steel`;

const JA = `
Tシャツ=t-shirt; ティーシャツ=t-shirt; シャツ=shirt; ブラウス=blouse; セーター=sweater; ジャケット=jacket; コート=coat; ズボン=trousers; ジーンズ=jeans; スカート=skirt; ドレス=dress; 下着=underpants; 靴下=socks; 手袋=gloves; マフラー=scarf; 帽子=hat; ヘルメット=helmet; 運動靴=athletic shoe; スニーカー=sneaker; 靴=shoe; サンダル=sandal; ブーツ=boots
ハンドバッグ=handbag; バックパック=backpack; リュック=backpack; スーツケース=suitcase; 財布=wallet; ベルト=leather belt; 腕時計=wristwatch; 時計=clock; サングラス=sunglasses; 指輪=ring; ネックレス=necklace; 傘=umbrella
机=desk; テーブル=table; 椅子=chair; いす=chair; ソファ=sofa; ベッド=bed frame; マットレス=mattress; 枕=pillow; 毛布=blanket; カーテン=curtain; カーペット=carpet; ランプ=lamp; 照明器具=lighting fixture; 鏡=mirror
スマートフォン=smartphone; 携帯電話=mobile phone; ノートパソコン=laptop; パソコン=computer; モニター=monitor; テレビ=television; ヘッドホン=headphones; イヤホン=earphones; スピーカー=speaker; カメラ=camera; リチウムイオン電池=lithium-ion battery; 電池=battery; 充電器=charger; ケーブル=cable; 変圧器=transformer
冷蔵庫=refrigerator; 洗濯機=washing machine; ポンプ=pump; 扇風機=fan; エアコン=air conditioner; 掃除機=vacuum cleaner; 炊飯器=rice cooker; 電動機=electric motor; モーター=electric motor; エンジン=engine; ドリル=electric drill; プリンター=printer; バルブ=valve; 弁=valve; 軸受=bearing; 歯車=gear; ミシン=sewing machine; 部品=parts; 部分品=parts; 機械=machine
自動車=car; オートバイ=motorcycle; 電動自転車=electric bicycle; 自転車=bicycle; トラック=truck; タイヤ=tire; 玩具=toy; おもちゃ=toy; 人形=doll; 書籍=book; ボールペン=ballpoint pen; 鉛筆=pencil; 釣り竿=fishing rod; ギター=guitar; ピアノ=piano
ねじ=screw; ネジ=screw; ボルト=bolt; ナット=nut; 釘=nail; ばね=spring; 錠=lock; ナイフ=knife; 包丁=kitchen knife; はさみ=scissors; フライパン=frying pan; 鍋=pot; 皿=plate; 茶碗=bowl; コップ=cup; 箱=box; 袋=bag; 瓶=bottle
米=rice; コーヒー=coffee; 緑茶=green tea; 紅茶=black tea; 茶=tea; えび=shrimp; エビ=shrimp; まぐろ=tuna; マグロ=tuna; 魚=fish; 牛肉=beef; 豚肉=pork; 鶏肉=chicken; 即席めん=instant noodles; ビスケット=biscuit; チョコレート=chocolate; 菓子=candy; 牛乳=milk; 粉ミルク=infant formula; チーズ=cheese; 醤油=soy sauce; しょうゆ=soy sauce; ワイン=wine; ビール=beer; 砂糖=sugar; 塩=salt; 日本酒=sake; 果物=fruit; 野菜=vegetable; 飼料=animal feed; はちみつ=honey
T シャツ=t-shirt; Ｔシャツ=t-shirt; Ｔ シャツ=t-shirt; T-シャツ=t-shirt; コーヒー生豆=coffee beans not roasted; コーヒー豆=coffee beans; 煎っていない=not roasted; 焙煎していない=not roasted; 未焙煎=not roasted; 焙煎した=roasted; 焙煎済み=roasted; カフェインを除いていない=not decaffeinated; カフェインを除いた=decaffeinated; カフェインレス=decaffeinated; デカフェ=decaffeinated; 魔法瓶=vacuum flask; 水筒=water bottle
医薬品=medicament; 化粧品=cosmetic; 口紅=lipstick; 香水=perfume; シャンプー=shampoo; 石鹸=soap; せっけん=soap; 塗料=paint; 接着剤=adhesive; 肥料=fertilizer; 洗剤=detergent; 生地=fabric; 織物=woven fabric; 編物=knitted; 糸=yarn
綿=cotton; コットン=cotton; ポリエステル=polyester; ナイロン=nylon; アクリル=acrylic; 羊毛=wool; ウール=wool; 絹=silk; 麻=linen; 革=leather; レザー=leather; プラスチック=plastic; ゴム=rubber; 木製=wooden; 木材=wood; 竹=bamboo; 紙=paper; ガラス=glass; 陶磁器=ceramic; 陶器=stoneware; 磁器=porcelain; ステンレス=stainless steel; 鉄鋼=steel; 鋼=steel; 鉄=iron; アルミニウム=aluminum; アルミ=aluminum; 銅=copper; 亜鉛=zinc; 金製=gold; 銀=silver; 石=stone; 樹脂=resin; シリコーン=silicone; シリコン=silicone
メリヤス編み=knitted; ニット=knitted; 編み=knitted; 織地=woven fabric; 織布=woven fabric; 織り=woven; 平織=woven; 綾織=woven; 手織=woven; 先染織=woven; 不織布=nonwoven; 男性用=men's; 男子用=men's; 紳士用=men's; メンズ=men's; 女性用=women's; 女子用=women's; 婦人用=women's; レディース=women's; 子供用=children; 乳児用=babies; 生鮮=fresh; 冷凍=frozen; 乾燥=dried; 調理済み=prepared; 中古=used; 新品=new; 家庭用=household; 医療用=medical; 業務用=industrial; 電気=electric; セット=set of
金属=metal; 合成繊維=synthetic fibers; 化学繊維=man-made fibers; 合成皮革=artificial leather; 合成ゴム=synthetic rubber; 金色=gold colour; 銀色=silver colour; 塩化ビニル=pvc; ポリエチレン=polyethylene; ポリプロピレン=polypropylene; シリコンウエハ=silicon wafer; シリコンウェハ=silicon wafer; シリコン粉末=silicon; シリコン単結晶=silicon crystal; 味付け=seasoned; ガラス繊維=fiberglass; ガラス繊維織物=woven fiberglass`;

const KO = `
티셔츠=t-shirt; 셔츠=shirt; 블라우스=blouse; 스웨터=sweater; 재킷=jacket; 자켓=jacket; 코트=coat; 바지=trousers; 청바지=jeans; 치마=skirt; 스커트=skirt; 원피스=dress; 드레스=dress; 속옷=underpants; 양말=socks; 장갑=gloves; 목도리=scarf; 모자=hat; 헬멧=helmet; 운동화=athletic shoe; 신발=shoe; 샌들=sandal; 부츠=boots
핸드백=handbag; 배낭=backpack; 가방=bag; 여행가방=suitcase; 지갑=wallet; 벨트=leather belt; 손목시계=wristwatch; 시계=clock; 선글라스=sunglasses; 반지=ring; 목걸이=necklace; 우산=umbrella
책상=desk; 탁자=table; 테이블=table; 의자=chair; 소파=sofa; 침대=bed frame; 매트리스=mattress; 베개=pillow; 담요=blanket; 커튼=curtain; 카펫=carpet; 램프=lamp; 조명=lighting fixture; 거울=mirror
스마트폰=smartphone; 휴대폰=mobile phone; 휴대전화=mobile phone; 노트북=laptop; 컴퓨터=computer; 모니터=monitor; 텔레비전=television; 헤드폰=headphones; 이어폰=earphones; 스피커=speaker; 카메라=camera; 배터리=battery; 건전지=dry battery; 충전기=charger; 케이블=cable; 변압기=transformer
냉장고=refrigerator; 세탁기=washing machine; 펌프=pump; 선풍기=fan; 에어컨=air conditioner; 청소기=vacuum cleaner; 전기밥솥=rice cooker; 전동기=electric motor; 모터=electric motor; 엔진=engine; 드릴=electric drill; 프린터=printer; 밸브=valve; 베어링=bearing; 기어=gear; 재봉틀=sewing machine; 부품=parts; 부분품=parts; 기계=machine
자동차=car; 오토바이=motorcycle; 전기자전거=electric bicycle; 자전거=bicycle; 트럭=truck; 타이어=tire; 완구=toy; 장난감=toy; 인형=doll; 책=book; 볼펜=ballpoint pen; 연필=pencil; 낚싯대=fishing rod; 피아노=piano
나사=screw; 볼트=bolt; 너트=nut; 못=nail; 스프링=spring; 자물쇠=lock; 칼=knife; 가위=scissors; 프라이팬=frying pan; 냄비=pot; 접시=plate; 그릇=bowl; 컵=cup; 상자=box; 봉투=bag; 병=bottle
쌀=rice; 커피=coffee; 녹차=green tea; 홍차=black tea; 새우=shrimp; 참치=tuna; 생선=fish; 쇠고기=beef; 소고기=beef; 돼지고기=pork; 닭고기=chicken; 라면=instant noodles; 비스킷=biscuit; 초콜릿=chocolate; 과자=biscuit; 사탕=candy; 우유=milk; 조제분유=infant formula; 분유=milk powder; 치즈=cheese; 간장=soy sauce; 김치=kimchi; 와인=wine; 맥주=beer; 소주=soju; 설탕=sugar; 소금=salt; 꿀=honey; 인삼=ginseng; 홍삼=ginseng; 김=seaweed; 사료=animal feed; 과일=fruit; 채소=vegetable
티 셔츠=t-shirt; T셔츠=t-shirt; T 셔츠=t-shirt; 커피 원두=coffee beans; 커피 생두=coffee beans not roasted; 커피콩=coffee beans; 생두=coffee beans not roasted; 원두=coffee beans; 볶지 않은=not roasted; 볶은=roasted; 로스팅한=roasted; 카페인을 제거하지 않은=not decaffeinated; 카페인을 제거한=decaffeinated; 디카페인=decaffeinated; 보온병=vacuum flask
의약품=medicament; 화장품=cosmetic; 립스틱=lipstick; 향수=perfume; 샴푸=shampoo; 비누=soap; 페인트=paint; 접착제=adhesive; 비료=fertilizer; 세제=detergent; 마스크=face mask; 직물=woven fabric; 원단=fabric; 실=yarn
면제=cotton; 면=cotton; 폴리에스터=polyester; 폴리에스테르=polyester; 나일론=nylon; 아크릴=acrylic; 양모=wool; 울=wool; 견=silk; 실크=silk; 가죽=leather; 플라스틱=plastic; 고무=rubber; 목재=wood; 나무=wooden; 목제=wooden; 대나무=bamboo; 종이=paper; 유리=glass; 도자기=ceramic; 스테인리스=stainless steel; 철강=steel; 강철=steel; 철제=steel; 알루미늄=aluminum; 구리=copper; 아연=zinc; 금=gold; 은=silver; 돌=stone; 수지=resin; 실리콘=silicone
편물제=knitted; 편물=knitted; 니트=knitted; 직조=woven; 부직포=nonwoven; 남성용=men's; 남자=men's; 남성=men's; 여성용=women's; 여자=women's; 여성=women's; 남아=boys; 여아=girls; 아동용=children; 유아용=babies; 신선=fresh; 냉동=frozen; 건조=dried; 조제=prepared; 중고=used; 가정용=household; 의료용=medical; 산업용=industrial; 전기=electric; 세트=set of
금속=metal; 합성섬유=synthetic fibers; 인조섬유=man-made fibers; 방직용 섬유=textile; 방직용섬유=textile; 합성피혁=artificial leather; 인조가죽=artificial leather; 합성고무=synthetic rubber; 금색=gold colour; 은색=silver colour; 폴리에틸렌=polyethylene; 폴리프로필렌=polypropylene; 스프링호스=hose; 스프링 호스=hose; 스프링 와셔=spring washer; 평 와셔=washer; 원동기=motor; 실리콘 분말=silicon; 실리콘분말=silicon; 실리콘 웨이퍼=silicon wafer; 실리콘웨이퍼=silicon wafer; 실리콘 합금=silicon alloy; 실리콘 강판=steel; 철과 실리콘=iron and silicon; 실리콘과 철=silicon and iron; 규소=silicon; 피에조 액추에이터=piezo actuator; 양념한=seasoned; 양념된=seasoned; 은제=silver; 유리섬유=fiberglass; 유리섬유직물=woven fiberglass`;

/** Trade words of Vietnamese, Japanese and Korean and the English names that the lexicons and schedules know. */
export const GLOSSARY: Readonly<Record<'vi' | 'ja' | 'ko', ReadonlyMap<string, string>>> = {
  vi: entries(VI),
  ja: entries(JA),
  ko: entries(KO),
};

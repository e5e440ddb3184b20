import type { Area } from '../../area.ts';
import type { legalFood as en } from '../../en/legal/food.ts';

/** The messages of `en/legal/food.ts` in Vietnamese. */
export const legalFood: Area<typeof en> = {
  legal_chapter_1_note_1_a: 'Chương 1 không bao gồm cá, động vật giáp xác và thân mềm sống; xem Chương 3.',
  legal_chapter_1_note_1_b: 'Chương 1 không bao gồm vi sinh vật nuôi cấy; xem nhóm 30.02.',
  legal_chapter_1_note_1_c:
    'Chương 1 không bao gồm động vật của rạp xiếc và bầy thú lưu động; xem nhóm 95.08.',
  legal_chapter_2_note_1_b: 'Chương 2 không bao gồm côn trùng ăn được, không còn sống; xem nhóm 04.10.',
  legal_chapter_2_note_1_c: 'Chương 2 không bao gồm ruột, bong bóng và dạ dày động vật; xem nhóm 05.04.',
  legal_chapter_2_note_1_d: 'Chương 2 không bao gồm mỡ động vật đã nấu chảy; xem Chương 15.',
  legal_chapter_3_note_1_d:
    'Chương 3 không bao gồm trứng cá muối và cá chế biến quá mức của Chương 3; xem nhóm 16.04.',
  legal_chapter_3_note_1_c: 'Chương 3 không bao gồm bột và viên cá không dùng cho người; xem nhóm 23.01.',
  legal_chapter_3_note_3:
    'Chương 3 không bao gồm bột mịn, bột thô và viên của cá hoặc thủy sản dùng cho người; xem nhóm 03.09.',
  legal_chapter_4_note_1: 'Sữa là sữa còn nguyên kem, sữa đã tách một phần hoặc toàn bộ kem.',
  legal_chapter_4_note_2:
    'Sữa chua có thể thêm đường, quả, hạt, ca cao, cà phê hoặc ngũ cốc miễn là không thay thế thành phần sữa và vẫn giữ đặc trưng sữa chua.',
  legal_chapter_4_note_3:
    'Bơ chỉ làm từ sữa, có 80 đến 95 % chất béo sữa; chất phết bơ sữa có từ 39 % đến dưới 80 %.',
  legal_chapter_4_note_5_c:
    'Chương 4 không bao gồm sản phẩm có chất béo hoặc chất khác thay thế thành phần sữa; xem nhóm 21.06.',
  legal_chapter_4_note_5_d: 'Chương 4 không bao gồm albumin; xem nhóm 35.02.',
  legal_chapter_4_note_5_b: 'Chương 4 không bao gồm sản phẩm từ whey có hơn 95 % lactoza; xem nhóm 17.02.',
  legal_chapter_5_note_1_b: 'Chương 5 không bao gồm da sống của động vật; xem Chương 41.',
  legal_chapter_5_note_1_d:
    'Chương 5 không bao gồm túm lông đã chuẩn bị để làm chổi, bàn chải; xem nhóm 96.03.',
  legal_chapter_5_note_3:
    'Ngà gồm ngà voi, hà mã, hải mã, kỳ lân biển, lợn rừng, sừng tê giác và răng mọi động vật.',
  legal_chapter_6_note_1: 'Chương 6 không bao gồm khoai tây, hành, hẹ và tỏi; xem Chương 7.',
  legal_chapter_6_note_2: 'Bó hoa, lẵng hoa và vòng hoa phân loại theo hoa hoặc lá, không xét phụ kiện.',
  legal_chapter_7_note_1: 'Chương 7 không bao gồm sản phẩm làm thức ăn thô cho gia súc; xem nhóm 12.14.',
  legal_chapter_7_note_2:
    'Rau ở đây gồm cả nấm ăn được, nấm cục, ô liu, bạch hoa, bí, cà tím, ngô ngọt và ớt thuộc chi Capsicum.',
  legal_chapter_7_note_3_c: 'Nhóm 07.12 không bao gồm bột, mảnh và hạt khoai tây; xem nhóm 11.05.',
  legal_chapter_7_note_3_a: 'Nhóm 07.12 không bao gồm các loại đậu khô đã bóc vỏ; xem nhóm 07.13.',
  legal_chapter_7_note_4: 'Chương 7 không bao gồm ớt khô, xay hoặc nghiền; xem nhóm 09.04.',
  legal_chapter_8_note_1: 'Chương 8 không bao gồm quả và quả hạch không ăn được, được phân loại ở nơi khác.',
  legal_chapter_8_note_3:
    'Quả khô có thể được làm ẩm lại một phần hoặc xử lý để bảo quản, miễn là vẫn mang tính chất quả khô.',
  legal_chapter_9_note_1_meaning:
    'Hỗn hợp gia vị cùng nhóm giữ nguyên nhóm, khác nhóm vào nhóm 09.10; chất thêm vào không ảnh hưởng nếu vẫn là gia vị.',
  legal_chapter_9_note_1_mixed_seasoning:
    'Chương 9 không bao gồm gia vị hỗn hợp không còn là gia vị của nhóm; xem nhóm 21.03.',
  legal_chapter_9_note_2: 'Chương 9 không bao gồm hạt tiêu cubeba; xem nhóm 12.11.',
  legal_chapter_10_note_1:
    'Chương 10 không bao gồm hạt ngũ cốc đã xay vỏ hoặc chế biến khác; xem nhóm 11.04.',
  legal_chapter_10_note_2: 'Nhóm 10.05 không bao gồm ngô ngọt; xem Chương 7.',
  legal_chapter_11_note_1_c: 'Chương 11 không bao gồm mảnh ngô và ngũ cốc ăn sáng khác; xem nhóm 19.04.',
  legal_chapter_11_note_1_b: 'Chương 11 không bao gồm hỗn hợp chế biến và bột nhào từ bột; xem nhóm 19.01.',
  legal_chapter_11_note_1_a: 'Chương 11 không bao gồm malt rang dùng thay cà phê; xem nhóm 21.01.',
  legal_chapter_12_note_3_wheat_seed: 'Nhóm 12.09 không bao gồm ngũ cốc, kể cả để gieo trồng; xem Chương 10.',
  legal_chapter_12_note_3_pea_seed_for_sowing:
    'Nhóm 12.09 không bao gồm rau đậu và ngô ngọt, kể cả để gieo trồng; xem Chương 7.',
  legal_chapter_12_note_4:
    'Nhóm 12.11 gồm các cây như húng quế, nhân sâm, cam thảo, bạc hà, hương thảo, xô thơm và ngải đắng.',
  legal_chapter_12_note_4_a: 'Nhóm 12.11 không bao gồm thuốc; xem Chương 30.',
  legal_chapter_12_note_5_a: 'Nhóm 12.12 không bao gồm vi sinh đơn bào không còn sống; xem nhóm 21.02.',
  legal_chapter_13_note_1_b: 'Nhóm 13.02 không bao gồm chiết xuất malt; xem nhóm 19.01.',
  legal_chapter_13_note_1_c:
    'Nhóm 13.02 không bao gồm chiết xuất cà phê, chè hoặc chè Paragoay; xem nhóm 21.01.',
  legal_chapter_13_note_1_f: 'Nhóm 13.02 không bao gồm cao thân cây anh túc; xem nhóm 29.39.',
  legal_chapter_13_note_1_ij: 'Nhóm 13.02 không bao gồm tinh dầu và chất tựa nhựa; xem nhóm 33.01.',
  legal_chapter_13_note_1_h:
    'Nhóm 13.02 không bao gồm chất chiết xuất để thuộc da hoặc nhuộm; xem Chương 32.',
  legal_chapter_13_note_1_k:
    'Chương 13 không bao gồm cao su tự nhiên, balata và nhựa chicle; xem nhóm 40.01.',
  legal_chapter_14_note_1:
    'Chương 14 không bao gồm xơ thực vật đã xử lý để dùng làm nguyên liệu dệt; xem Phần XI.',
  legal_chapter_15_note_1_b: 'Chương 15 không bao gồm bơ, chất béo và dầu ca cao; xem nhóm 18.04.',
  legal_chapter_15_note_1_e:
    'Chương 15 không bao gồm axit béo, sáp chế biến, sơn, xà phòng và mỹ phẩm; xem Phần VI.',
  legal_chapter_15_note_1_f: 'Chương 15 không bao gồm chất thay thế cao su dẫn xuất từ dầu; xem nhóm 40.02.',
  legal_chapter_15_note_1_d: 'Chương 15 không bao gồm tóp mỡ; xem nhóm 23.01.',
  legal_chapter_16_note_2_rule: 'Bột nhào có nhân thuộc nhóm 19.02 dù chứa bao nhiêu thịt hoặc cá.',
  legal_chapter_16_note_1:
    'Chương 16 không bao gồm thịt chỉ ướp lạnh, đông lạnh, muối, làm khô hoặc hun khói; xem Chương 2.',
  legal_chapter_16_note_2_meaning:
    'Thực phẩm chế biến thuộc Chương 16 khi có trên 20 % khối lượng xúc xích, thịt, nội tạng, máu, côn trùng, cá hoặc thủy sản; loại nặng nhất quyết định nhóm.',
  legal_chapter_16_subheading_note_1:
    'Chế phẩm đồng nhất được nghiền mịn, đóng gói bán lẻ làm thực phẩm cho trẻ hoặc ăn kiêng không quá 250 g.',
  legal_chapter_17_note_1_a: 'Chương 17 không bao gồm kẹo đường có chứa ca cao; xem nhóm 18.06.',
  legal_chapter_17_note_1_b:
    'Chương 17 không bao gồm đường tinh khiết về hóa học trừ sucroza, lactoza, mantoza, glucoza và fructoza; xem nhóm 29.40.',
  legal_chapter_17_note_1_c: 'Chương 17 không bao gồm sản phẩm có dược chất; xem Chương 30.',
  legal_chapter_18_note_1_b_chocolate_cookie:
    'Nhóm 18.06 không bao gồm bánh quy và bánh ngọt có ca cao; xem nhóm 19.05.',
  legal_chapter_18_note_1_b_chocolate_ice_cream: 'Nhóm 18.06 không bao gồm kem lạnh; xem nhóm 21.05.',
  legal_chapter_18_note_1_b_chocolate_milk_drink:
    'Nhóm 18.06 không bao gồm đồ uống có ca cao uống ngay; xem nhóm 22.02.',
  legal_chapter_18_note_2: 'Nhóm 18.06 gồm kẹo đường và chế phẩm thực phẩm khác có ca cao.',
  legal_chapter_19_note_1_b:
    'Chương 19 không bao gồm bánh quy và sản phẩm bột dùng làm thức ăn động vật; xem nhóm 23.09.',
  legal_chapter_19_note_3:
    'Nhóm 19.04 không bao gồm chế phẩm ngũ cốc có hơn 6 % ca cao hoặc bọc hoàn toàn sô cô la; xem nhóm 18.06.',
  legal_chapter_20_note_1_b: 'Chương 20 không bao gồm chất béo và dầu thực vật; xem Chương 15.',
  legal_chapter_20_note_1_d: 'Chương 20 không bao gồm sản phẩm bánh; xem nhóm 19.05.',
  legal_chapter_20_note_2:
    'Chương 20 không bao gồm thạch quả, bột quả nghiền và hạnh nhân bọc đường dạng kẹo; xem nhóm 17.04.',
  legal_chapter_20_note_4: 'Nước cà chua có hàm lượng chất khô từ 7 % trở lên thuộc nhóm 20.02.',
  legal_chapter_20_note_6: 'Nước ép chưa lên men, chưa pha cồn có độ cồn không quá 0,5 % thể tích.',
  legal_chapter_21_note_1_c: 'Chương 21 không bao gồm chè đã pha hương; xem nhóm 09.02.',
  legal_chapter_21_note_1_d: 'Chương 21 không bao gồm gia vị; xem Chương 9.',
  legal_chapter_21_note_1_h: 'Chương 21 không bao gồm enzym đã chế biến; xem nhóm 35.07.',
  legal_chapter_21_note_1_f: 'Chương 21 không bao gồm sản phẩm nicotin thuộc nhóm 24.04; xem nhóm 24.04.',
  legal_chapter_21_note_3:
    'Thực phẩm tổng hợp đồng nhất gồm từ hai thành phần cơ bản, bán lẻ cho trẻ hoặc ăn kiêng, không quá 250 g.',
  legal_chapter_22_note_1_a:
    'Chương 22 không bao gồm đồ uống đã làm cho không uống được để nấu ăn; xem nhóm 21.03.',
  legal_chapter_22_note_1_b: 'Chương 22 không bao gồm nước biển; xem nhóm 25.01.',
  legal_chapter_22_note_1_c: 'Chương 22 không bao gồm nước cất và nước khử ion; xem nhóm 28.53.',
  legal_chapter_22_note_1_d: 'Chương 22 không bao gồm axit axetic nồng độ trên 10 %; xem nhóm 29.15.',
  legal_chapter_22_note_1_f: 'Chương 22 không bao gồm nước hoa và chế phẩm vệ sinh; xem Chương 33.',
  legal_chapter_22_note_3: 'Đồ uống không chứa cồn có độ cồn không quá 0,5 % thể tích.',
  legal_chapter_24_note_1: 'Chương 24 không bao gồm thuốc lá điếu có dược chất; xem Chương 30.',
  legal_chapter_24_note_2: 'Sản phẩm vừa thuộc nhóm 24.04 vừa thuộc nhóm khác của chương thì vào nhóm 24.04.',
};

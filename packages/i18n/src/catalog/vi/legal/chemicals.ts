import type { Area } from '../../area.ts';
import type { legalChemicals as en } from '../../en/legal/chemicals.ts';

/** The messages of `en/legal/chemicals.ts` in Vietnamese. */
export const legalChemicals: Area<typeof en> = {
  legal_chapter_25_note_2_f:
    'Chương 25 không bao gồm đá lát, đá lề đường, đá khảm và đá phiến lợp mái; xem Chương 68.',
  legal_chapter_25_note_2_ij: 'Chương 25 không bao gồm phấn xoa đầu gậy bi-a; xem nhóm 95.04.',
  legal_chapter_25_note_2_k: 'Chương 25 không bao gồm phấn viết, vẽ và phấn thợ may; xem nhóm 96.09.',
  legal_chapter_25_note_2_g: 'Chương 25 không bao gồm đá quý và đá bán quý; xem Chương 71.',
  legal_chapter_25_note_2_a:
    'Chương 25 không bao gồm lưu huỳnh thăng hoa, kết tủa và dạng keo; xem nhóm 28.02.',
  legal_chapter_25_note_2_e: 'Chương 25 không bao gồm hỗn hợp dolomit dạng nện; xem nhóm 38.16.',
  legal_chapter_26_note_1_e: 'Chương 26 không bao gồm sợi xỉ, sợi đá và sợi khoáng tương tự; xem nhóm 68.06.',
  legal_chapter_26_note_1_d: 'Chương 26 không bao gồm xỉ bazơ; xem Chương 31.',
  legal_chapter_26_note_1_g: 'Chương 26 không bao gồm sten đồng, niken và coban; xem Phần XV.',
  legal_chapter_27_note_1_b: 'Chương 27 không bao gồm thuốc; xem Chương 30.',
  legal_chapter_27_note_1_c: 'Chương 27 không bao gồm dầu turpentin; xem nhóm 38.05.',
  legal_chapter_27_note_2:
    'Dầu được coi là dầu mỏ khi thành phần không thơm nặng hơn thành phần thơm, bất kể cách thu được.',
  legal_section_6_note_2:
    'Hàng đóng gói theo liều hoặc để bán lẻ đáp ứng một trong các nhóm này thì thuộc nhóm đó, dù nhóm khác cũng phù hợp.',
  legal_section_6_note_3:
    'Bộ gồm các thành phần để trộn phân loại theo hỗn hợp khi được đóng gói dùng chung, trình cùng nhau và nhận biết được.',
  legal_chapter_28_note_1:
    'Chương 28 gồm nguyên tố và hợp chất xác định về hóa học riêng biệt, tinh khiết hoặc lẫn tạp chất, hòa tan hoặc ổn định để an toàn hay vận chuyển.',
  legal_chapter_28_note_3_e_fire_extinguisher_charge:
    'Chương 28 không bao gồm chất nạp bình chữa cháy; xem nhóm 38.13.',
  legal_chapter_28_note_3_e_artificial_graphite: 'Chương 28 không bao gồm graphit nhân tạo; xem nhóm 38.01.',
  legal_chapter_28_note_3_f: 'Chương 28 không bao gồm đá quý và bụi đá quý; xem Chương 71.',
  legal_chapter_28_note_3_g: 'Chương 28 không bao gồm kim loại và bột kim loại thuộc Phần XV; xem Phần XV.',
  legal_chapter_28_note_8:
    'Chương 28 không bao gồm silic và selen pha tạp dạng tấm mỏng hoặc đĩa; xem nhóm 38.18.',
  legal_chapter_29_note_1:
    'Chương 29 gồm hợp chất hữu cơ xác định về hóa học riêng biệt, hỗn hợp đồng phân và sản phẩm nhóm 29.36 đến 29.41, hòa tan hoặc ổn định khi cần.',
  legal_chapter_29_note_2_b: 'Chương 29 không bao gồm cồn etylic; xem nhóm 22.07.',
  legal_chapter_29_note_2_c: 'Chương 29 không bao gồm metan và propan; xem nhóm 27.11.',
  legal_chapter_29_note_2_f: 'Chương 29 không bao gồm urê; xem nhóm 31.02.',
  legal_chapter_29_note_2_h: 'Chương 29 không bao gồm enzym; xem nhóm 35.07.',
  legal_chapter_29_note_2_a: 'Chương 29 không bao gồm glyxerin thô; xem nhóm 15.20.',
  legal_chapter_29_note_2_g: 'Chương 29 không bao gồm chất màu hữu cơ tổng hợp; xem nhóm 32.04.',
  legal_chapter_30_note_1_a: 'Chương 30 không bao gồm thực phẩm, đồ uống và thực phẩm bổ sung; xem Phần IV.',
  legal_chapter_30_note_1_b: 'Chương 30 không bao gồm sản phẩm nicotin hỗ trợ cai thuốc lá; xem nhóm 24.04.',
  legal_chapter_30_note_1_e:
    'Chương 30 không bao gồm mỹ phẩm và chế phẩm vệ sinh, kể cả có tác dụng chữa bệnh; xem Chương 33.',
  legal_chapter_30_note_1_f: 'Chương 30 không bao gồm xà phòng, kể cả có dược chất; xem nhóm 34.01.',
  legal_chapter_30_note_1_g:
    'Chương 30 không bao gồm thạch cao và chế phẩm lấy khuôn nha khoa; xem nhóm 34.07.',
  legal_chapter_30_note_1_ij: 'Chương 30 không bao gồm chất thử chẩn đoán; xem nhóm 38.22.',
  legal_chapter_30_note_4_g: 'Hộp và bộ dụng cụ sơ cứu thuộc nhóm 30.06 nguyên bộ.',
  legal_chapter_30_note_4_a: 'Chỉ phẫu thuật vô trùng và keo dán mô thuộc nhóm 30.06.',
  legal_chapter_30_note_4_f: 'Xi măng nha khoa, chất hàn răng và xi măng xương thuộc nhóm 30.06.',
  legal_chapter_30_note_4_l: 'Dụng cụ nhận biết được dùng cho hậu môn nhân tạo thuộc nhóm 30.06.',
  legal_chapter_31_note_1_a: 'Chương 31 không bao gồm tiết động vật; xem nhóm 05.11.',
  legal_chapter_31_note_6: 'Phân bón khác của nhóm 31.05 có nitơ, phospho hoặc kali là thành phần cơ bản.',
  legal_chapter_32_note_1_c: 'Chương 32 không bao gồm ma tít asphalt và ma tít bitum khác; xem nhóm 27.15.',
  legal_chapter_32_note_6:
    'Lá phôi dập là tấm mỏng bột màu hoặc bột kim loại kết dính, hoặc phủ trên tấm nền, dùng in bìa sách hoặc dải mũ.',
  legal_chapter_33_note_1_b: 'Chương 33 không bao gồm xà phòng; xem nhóm 34.01.',
  legal_chapter_33_note_1_c: 'Chương 33 không bao gồm dầu thông; xem nhóm 38.05.',
  legal_chapter_33_note_4:
    'Nhóm 33.07 gồm túi thơm, hương đốt, dung dịch kính áp tròng và chế phẩm vệ sinh cho động vật.',
  legal_chapter_33_note_3: 'Các nhóm này gồm cả sản phẩm chưa pha trộn đóng gói bán lẻ làm hàng vệ sinh.',
  legal_chapter_34_note_1_c:
    'Chương 34 không bao gồm dầu gội, thuốc đánh răng, kem cạo râu và chế phẩm tắm, kể cả có xà phòng; xem Chương 33.',
  legal_chapter_34_note_2:
    'Xà phòng là loại tan trong nước, có thể chứa chất tẩy trùng, mài mòn hoặc dược chất; sản phẩm mài mòn chỉ ở dạng bánh hoặc đúc.',
  legal_chapter_34_note_3:
    'Chất hữu cơ hoạt động bề mặt ở 0,5 % và 20 độ cho dung dịch trong hoặc bền và giảm sức căng bề mặt nước xuống 45 phần nghìn niutơn một mét hoặc thấp hơn.',
  legal_chapter_35_note_1_a: 'Chương 35 không bao gồm men; xem nhóm 21.02.',
  legal_chapter_35_note_1_d: 'Chương 35 không bao gồm chế phẩm giặt rửa có enzym; xem Chương 34.',
  legal_chapter_36_note_2:
    'Nhóm 36.06 gồm nhiên liệu rắn dạng viên, nhiên liệu bật lửa trong bình không quá 300 cm³ và que mồi lửa, đuốc.',
  legal_chapter_37_note_2:
    'Chụp ảnh là quá trình tạo hình nhìn thấy được bằng ánh sáng hoặc bức xạ khác trên bề mặt nhạy.',
  legal_chapter_38_note_1_c: 'Chương 38 không bao gồm sản phẩm để hút không đốt cháy; xem nhóm 24.04.',
  legal_chapter_38_note_1_e: 'Chương 38 không bao gồm thuốc; xem Chương 30.',
  legal_chapter_38_note_3: 'Chất tẩy mực và bút xóa đóng gói bán lẻ thuộc nhóm 38.24.',
  legal_chapter_38_note_1_b:
    'Chương 38 không bao gồm hỗn hợp hóa chất với thực phẩm dùng chế biến thức ăn; xem nhóm 21.06.',
};

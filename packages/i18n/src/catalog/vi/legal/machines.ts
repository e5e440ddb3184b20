import type { Area } from '../../area.ts';
import type { legalMachines as en } from '../../en/legal/machines.ts';

/** The messages of `en/legal/machines.ts` in Vietnamese. */
export const legalMachines: Area<typeof en> = {
  legal_section_15_note_1_b: 'Phần XV không bao gồm fero-xeri và hợp kim tự cháy khác; xem nhóm 36.06.',
  legal_section_15_note_1_c: 'Phần XV không bao gồm mũ và vật đội đầu; xem Chương 65.',
  legal_section_15_note_1_d: 'Phần XV không bao gồm ô và khung ô; xem Chương 66.',
  legal_section_15_note_1_e:
    'Phần XV không bao gồm đồ trang sức và hàng kim loại quý của Chương 71; xem Chương 71.',
  legal_section_15_note_1_f: 'Phần XV không bao gồm máy móc và thiết bị điện thuộc Phần XVI; xem Phần XVI.',
  legal_section_15_note_1_g:
    'Phần XV không bao gồm xe, phương tiện bay, tàu thuyền và đường ray lắp sẵn; xem Phần XVII.',
  legal_section_15_note_1_h_kinds: 'Phần XV không bao gồm dụng cụ, đồng hồ và nhạc cụ; xem Phần XVIII.',
  legal_section_15_note_1_h_watch: 'Phần XV không bao gồm đồng hồ; xem Chương 91.',
  legal_section_15_note_1_k:
    'Phần XV không bao gồm đồ nội thất, đèn, biển hiệu và nhà lắp ghép; xem Chương 94.',
  legal_section_15_note_1_l: 'Phần XV không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_section_15_note_1_m:
    'Phần XV không bao gồm sàng tay, khuy, bút, khóa kéo, chân máy và hàng khác của Chương 96; xem Chương 96.',
  legal_section_15_note_2:
    'Bộ phận có công dụng chung là phụ kiện ống, cáp, xích, đinh, vít, lò xo, khóa, giá lắp, móc cài và biển bằng kim loại cơ bản, trừ vật cấy ghép.',
  legal_section_15_note_5: 'Hợp kim kim loại cơ bản là hợp kim của kim loại có khối lượng lớn nhất.',
  legal_section_15_note_7:
    'Sản phẩm từ nhiều kim loại cơ bản phân loại theo kim loại có khối lượng lớn nhất.',
  legal_section_15_note_8:
    'Phế liệu là kim loại từ sản xuất, gia công và hàng kim loại không dùng được do vỡ, mòn.',
  legal_chapter_72_note_1_e_meaning:
    'Thép không gỉ là thép hợp kim có không quá 1,2 % carbon và từ 10,5 % crom trở lên.',
  legal_chapter_72_note_1_e_rule:
    'Thép không gỉ thuộc các nhóm riêng 72.18 đến 72.23, không thuộc nhóm thép không hợp kim.',
  legal_chapter_72_note_1_k:
    'Sản phẩm cán phẳng có mặt cắt chữ nhật đặc dạng cuộn, hoặc dạng thẳng rộng ít nhất 10 lần chiều dày dưới 4,75 mm, hoặc trên 150 mm và gấp đôi chiều dày.',
  legal_chapter_73_note_2: 'Dây là sản phẩm tạo hình nóng hoặc nguội có kích thước mặt cắt không quá 16 mm.',
  legal_chapter_73_note_1:
    'Gang đúc là sản phẩm đúc có sắt là nguyên tố nặng nhất và thành phần không phải thép.',
  legal_chapter_74_note_1_a:
    'Đồng tinh luyện có ít nhất 99,85 % đồng, hoặc ít nhất 97,5 % với nguyên tố khác trong giới hạn.',
  legal_chapter_76_subheading_note_1: 'Nhôm không hợp kim có ít nhất 99 % nhôm theo khối lượng.',
  legal_chapter_82_note_2_electric_shaver_head:
    'Chương 82 không bao gồm đầu và lưỡi máy cạo râu, tông đơ điện; xem nhóm 85.10.',
  legal_chapter_82_note_1:
    'Trừ một số dụng cụ, Chương 82 gồm hàng có lưỡi hoặc bộ phận làm việc bằng kim loại cơ bản, cacbua kim loại, gốm kim loại, đá quý trên nền kim loại hoặc vật liệu mài trên kim loại.',
  legal_chapter_82_note_3: 'Bộ dao kèm ít nhất bằng số nĩa, thìa hoặc loại tương tự thuộc nhóm 82.15.',
  legal_chapter_82_note_2_screw:
    'Chương 82 không bao gồm bộ phận có công dụng chung, trình riêng, được phân loại ở nơi khác.',
  legal_chapter_83_note_2:
    'Bánh xe đẩy nhóm 83.02 có đường kính không quá 75 mm, hoặc lớn hơn nếu bánh hay lốp rộng dưới 30 mm.',
  legal_chapter_83_note_1:
    'Chương 83 không bao gồm cáp, xích, đinh, vít và lò xo bằng sắt thép; xem Chương 73.',
  legal_section_16_note_1_a_rubber_conveyor_belt:
    'Phần XVI không bao gồm băng tải và dây curoa bằng cao su hoặc plastic; xem Chương 40.',
  legal_section_16_note_1_a_rubber_gasket:
    'Phần XVI không bao gồm gioăng và sản phẩm kỹ thuật khác bằng cao su lưu hóa; xem nhóm 40.16.',
  legal_section_16_note_1_c:
    'Phần XVI không bao gồm lõi, suốt và ống cuộn bằng mọi vật liệu, được phân loại ở nơi khác.',
  legal_section_16_note_1_e: 'Phần XVI không bao gồm hàng dệt kỹ thuật và băng tải dệt; xem nhóm 59.11.',
  legal_section_16_note_1_f:
    'Phần XVI không bao gồm đá quý và sản phẩm hoàn toàn bằng đá quý; xem Chương 71.',
  legal_section_16_note_1_g:
    'Phần XVI không bao gồm bộ phận có công dụng chung bằng kim loại cơ bản hoặc plastic; xem Phần XV.',
  legal_section_16_note_1_h: 'Phần XVI không bao gồm ống khoan; xem nhóm 73.04.',
  legal_section_16_note_1_k: 'Phần XVI không bao gồm dụng cụ cầm tay và dao kéo; xem Chương 82.',
  legal_section_16_note_1_m: 'Phần XVI không bao gồm dụng cụ đo, y tế và quang học; xem Chương 90.',
  legal_section_16_note_1_n: 'Phần XVI không bao gồm đồng hồ; xem Chương 91.',
  legal_section_16_note_1_o: 'Phần XVI không bao gồm dụng cụ có thể thay đổi được; xem nhóm 82.07.',
  legal_section_16_note_1_p:
    'Phần XVI không bao gồm đồ chơi, máy trò chơi video và dụng cụ thể thao; xem Chương 95.',
  legal_section_16_note_1_q_typewriter_ribbon:
    'Phần XVI không bao gồm ruy băng máy chữ và máy in; xem nhóm 96.12.',
  legal_section_16_note_1_q_tripod: 'Phần XVI không bao gồm chân máy một, hai hoặc ba chân; xem nhóm 96.20.',
  legal_section_16_note_2_b:
    'Bộ phận là hàng của một nhóm thuộc Chương 84 hoặc 85 thì vào nhóm đó; loại khác chỉ dùng cho một loại máy thì theo máy đó.',
  legal_section_16_note_3: 'Máy kết hợp và máy đa chức năng phân loại theo bộ phận hoặc chức năng chính.',
  legal_section_16_note_4:
    'Máy gồm nhiều bộ phận riêng cùng thực hiện một chức năng của một nhóm thì vào nhóm đó như một đơn vị chức năng.',
  legal_section_16_note_6:
    'Phế liệu điện, điện tử là thiết bị hỏng hoặc thải bỏ để thu hồi, thuộc nhóm 85.49.',
  legal_chapter_84_note_1_e: 'Chương 84 không bao gồm máy hút bụi; xem nhóm 85.08.',
  legal_chapter_84_note_1_f_food_blender:
    'Chương 84 không bao gồm thiết bị cơ điện gia dụng; xem nhóm 85.09.',
  legal_chapter_84_note_1_f_digital_camera: 'Chương 84 không bao gồm camera kỹ thuật số; xem nhóm 85.25.',
  legal_chapter_84_note_1_c: 'Chương 84 không bao gồm đồ thủy tinh phòng thí nghiệm; xem Chương 70.',
  legal_chapter_84_note_1_h: 'Chương 84 không bao gồm dụng cụ quét sàn vận hành bằng tay; xem nhóm 96.03.',
  legal_chapter_84_note_1_d:
    'Chương 84 không bao gồm bếp, lò nướng và thiết bị không dùng điện khác bằng kim loại cơ bản; xem nhóm 73.21.',
  legal_chapter_84_note_2:
    'Máy thuộc cả nhóm 84.01 đến 84.24 hoặc 84.86 và nhóm 84.25 đến 84.80 thì vào nhóm trước.',
  legal_chapter_84_note_6:
    'Máy xử lý dữ liệu lưu và chạy chương trình, lập trình tự do và tự quyết định khi chạy; khối phải phù hợp hệ thống, nối được và trao đổi dữ liệu.',
  legal_chapter_84_note_6_d_computer_monitor:
    'Nhóm 84.71 không bao gồm màn hình, loa, camera và thiết bị mạng trình riêng; xem Chương 85.',
  legal_chapter_84_note_6_d_laser_printer: 'Nhóm 84.71 không bao gồm máy in và máy sao chụp; xem nhóm 84.43.',
  legal_chapter_84_note_7:
    'Bi thép nhóm 84.82 sai lệch đường kính danh nghĩa không quá 1 % hoặc 0,05 mm, lấy số nhỏ hơn; loại khác thuộc nhóm 73.26.',
  legal_chapter_84_note_10: 'Sản xuất bồi đắp tạo vật thể từng lớp từ mô hình số.',
  legal_chapter_85_note_1_a_electric_blanket: 'Chương 85 không bao gồm chăn sưởi điện; xem Chương 63.',
  legal_chapter_85_note_1_a_heated_vest:
    'Chương 85 không bao gồm quần áo, giày dép sưởi bằng điện, được phân loại ở nơi khác.',
  legal_chapter_85_note_1_d:
    'Chương 85 không bao gồm thiết bị chân không y tế hoặc nha khoa; xem nhóm 90.18.',
  legal_chapter_85_note_1_e: 'Chương 85 không bao gồm đồ nội thất sưởi bằng điện; xem Chương 94.',
  legal_chapter_85_note_4_electric_fan: 'Nhóm 85.09 không bao gồm quạt và chụp hút có quạt; xem nhóm 84.14.',
  legal_chapter_85_note_4_washing_machine: 'Nhóm 85.09 không bao gồm máy giặt gia dụng; xem nhóm 84.50.',
  legal_chapter_85_note_4_dishwasher: 'Nhóm 85.09 không bao gồm máy rửa bát; xem nhóm 84.22.',
  legal_chapter_85_note_4_toaster: 'Nhóm 85.09 không bao gồm thiết bị nhiệt điện; xem nhóm 85.16.',
  legal_chapter_85_note_4_sewing_machine: 'Nhóm 85.09 không bao gồm máy khâu; xem nhóm 84.52.',
  legal_chapter_85_note_4_meaning:
    'Thiết bị gia dụng nhóm 85.09 gồm máy đánh bóng sàn, máy nghiền, trộn, ép thực phẩm mọi khối lượng và loại khác không quá 20 kg.',
  legal_chapter_85_note_5:
    'Điện thoại thông minh là điện thoại di động có hệ điều hành di động thực hiện chức năng máy xử lý dữ liệu.',
  legal_chapter_85_note_6:
    'Thiết bị lưu trữ bán dẫn là bộ nhớ flash trên mạch trong một vỏ có đầu nối; thẻ thông minh gắn một hoặc nhiều chip.',
  legal_chapter_85_note_7:
    'Mô-đun màn hình phẳng có màn hình lắp được vào hàng nhóm khác và không có bộ chuyển đổi tín hiệu hình.',
  legal_chapter_85_note_8:
    'Mạch in được tạo bằng in trên nền cách điện; bảng đã gắn linh kiện không phải mạch in.',
  legal_chapter_85_note_10: 'Nhóm 85.37 không bao gồm điều khiển từ xa hồng ngoại không dây; xem nhóm 85.43.',
  legal_chapter_85_note_11:
    'Nhóm 85.39 gồm mô-đun đi-ốt phát quang có bộ điều khiển và đèn đi-ốt phát quang có đui dễ thay.',
};

import type { Area } from '../../area.ts';
import type { legalVehicles as en } from '../../en/legal/vehicles.ts';

/** The messages of `en/legal/vehicles.ts` in Vietnamese. */
export const legalVehicles: Area<typeof en> = {
  legal_section_17_note_1_kinds:
    'Phần XVII không bao gồm đồ chơi, thiết bị khu giải trí và xe trượt tuyết thể thao; xem Chương 95.',
  legal_section_17_note_1_toy_car: 'Phần XVII không bao gồm xe đồ chơi; xem nhóm 95.03.',
  legal_section_17_note_2_a:
    'Phần XVII không bao gồm gioăng, vòng đệm và phớt bằng mọi vật liệu, được phân loại ở nơi khác.',
  legal_section_17_note_2_b:
    'Phần XVII không bao gồm bộ phận có công dụng chung bằng kim loại cơ bản hoặc plastic; xem Phần XV.',
  legal_section_17_note_2_c: 'Phần XVII không bao gồm dụng cụ; xem Chương 82.',
  legal_section_17_note_2_e:
    'Phần XVII không bao gồm động cơ, bơm, bộ lọc, van và ổ trục của Chương 84; xem Chương 84.',
  legal_section_17_note_2_f:
    'Phần XVII không bao gồm ắc quy, bugi, đèn, bộ khởi động, dây điện và thiết bị điện khác của Chương 85; xem Chương 85.',
  legal_section_17_note_2_g: 'Phần XVII không bao gồm dụng cụ đo và cảm biến của Chương 90; xem Chương 90.',
  legal_section_17_note_2_h: 'Phần XVII không bao gồm đồng hồ; xem Chương 91.',
  legal_section_17_note_2_ij: 'Phần XVII không bao gồm vũ khí; xem Chương 93.',
  legal_section_17_note_3:
    'Bộ phận và phụ kiện của các chương này chỉ dùng hoặc chủ yếu dùng cho xe hoặc phương tiện bay; loại dùng cho nhiều nhóm theo công dụng chính.',
  legal_chapter_86_note_1_b:
    'Chương 86 không bao gồm vật liệu đường ray bằng sắt thép chưa lắp; xem Chương 73.',
  legal_chapter_86_note_1_a:
    'Chương 86 không bao gồm tà vẹt bằng gỗ hoặc bê tông, được phân loại ở nơi khác.',
  legal_chapter_86_note_1_c: 'Nhóm 86.08 không bao gồm thiết bị tín hiệu điện; xem nhóm 85.30.',
  legal_chapter_87_note_2: 'Máy kéo được chế tạo chủ yếu để kéo hoặc đẩy xe, thiết bị hoặc tải khác.',
  legal_chapter_87_note_3:
    'Khung gầm có động cơ đã lắp buồng lái thuộc nhóm 87.02 đến 87.04, không thuộc 87.06.',
  legal_chapter_87_note_4: 'Nhóm 87.12 gồm mọi xe đạp hai bánh trẻ em; xe trẻ em khác thuộc nhóm 95.03.',
  legal_chapter_88_note_1:
    'Phương tiện bay không người lái bay không có phi công trên máy bay; đồ chơi bay chỉ để giải trí không thuộc đây.',
  legal_chapter_89_note_1:
    'Thân tàu hoặc tàu chưa hoàn chỉnh theo loại tàu, hoặc vào nhóm 89.06 nếu không rõ đặc trưng loại nào.',
  legal_chapter_90_note_1_b: 'Chương 90 không bao gồm hàng dệt nâng đỡ chỉ nhờ tính đàn hồi; xem Phần XI.',
  legal_chapter_90_note_1_d:
    'Chương 90 không bao gồm gương thủy tinh chưa gia công quang học; xem nhóm 70.09.',
  legal_chapter_90_note_1_e:
    'Chương 90 không bao gồm đồ thủy tinh phòng thí nghiệm và hàng thủy tinh khác nêu ở đó; xem Chương 70.',
  legal_chapter_90_note_1_f:
    'Chương 90 không bao gồm bộ phận có công dụng chung bằng kim loại cơ bản hoặc plastic; xem Phần XV.',
  legal_chapter_90_note_1_g:
    'Chương 90 không bao gồm bơm, cân kiểm tra, van và máy khác của Chương 84; xem Chương 84.',
  legal_chapter_90_note_1_h_digital_camera:
    'Chương 90 không bao gồm camera, đèn xách tay, ra đa và hàng khác của Chương 85; xem Chương 85.',
  legal_chapter_90_note_1_h_fiber_optic_cable: 'Chương 90 không bao gồm cáp sợi quang; xem nhóm 85.44.',
  legal_chapter_90_note_1_ij: 'Chương 90 không bao gồm đèn pha và đèn rọi; xem nhóm 94.05.',
  legal_chapter_90_note_1_k: 'Chương 90 không bao gồm đồ chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_90_note_1_l: 'Chương 90 không bao gồm chân máy một, hai hoặc ba chân; xem nhóm 96.20.',
  legal_chapter_90_note_1_m: 'Chương 90 không bao gồm dụng cụ đong dung tích, được phân loại ở nơi khác.',
  legal_chapter_90_note_2:
    'Bộ phận là hàng của Chương 84, 85, 90 hoặc 91 có nhóm riêng; loại khác theo dụng cụ mà chúng phục vụ.',
  legal_chapter_90_note_6:
    'Dụng cụ chỉnh hình ngừa hoặc sửa dị tật cơ thể hoặc đỡ cơ quan sau bệnh, mổ hoặc chấn thương.',
  legal_chapter_90_note_7:
    'Nhóm 90.32 gồm bộ điều chỉnh giữ lưu lượng, mức, áp suất, nhiệt độ hoặc đại lượng điện ở giá trị định trước bằng đo liên tục hoặc định kỳ.',
  legal_chapter_91_note_1_b: 'Chương 91 không bao gồm dây xích đồng hồ; xem Chương 71.',
  legal_chapter_91_note_1_a: 'Chương 91 không bao gồm mặt kính đồng hồ; xem Chương 70.',
  legal_chapter_91_note_1_f: 'Chương 91 không bao gồm ổ bi; xem nhóm 84.82.',
  legal_chapter_91_note_2:
    'Nhóm 91.01 gồm đồng hồ có vỏ hoàn toàn bằng kim loại quý hoặc dát phủ kim loại quý; loại khác thuộc nhóm 91.02.',
  legal_chapter_91_note_3:
    'Máy đồng hồ cá nhân dày không quá 12 mm và rộng, dài hoặc đường kính không quá 50 mm.',
  legal_chapter_92_note_1_b: 'Chương 92 không bao gồm micrô, bộ khuếch đại, loa và tai nghe; xem Chương 85.',
  legal_chapter_92_note_1_c: 'Chương 92 không bao gồm nhạc cụ đồ chơi; xem nhóm 95.03.',
  legal_chapter_92_note_1_d:
    'Chương 92 không bao gồm bàn chải vệ sinh nhạc cụ và chân ba, được phân loại ở nơi khác.',
  legal_chapter_93_note_1_a: 'Chương 93 không bao gồm kíp nổ, nụ xòe và pháo hiệu; xem Chương 36.',
  legal_chapter_93_note_1_d: 'Chương 93 không bao gồm kính ngắm, trừ khi lắp trên súng; xem nhóm 90.13.',
  legal_chapter_93_note_1_e: 'Chương 93 không bao gồm cung, tên, kiếm tập và đồ chơi; xem Chương 95.',
  legal_chapter_93_note_1_c: 'Chương 93 không bao gồm xe chiến đấu bọc thép; xem nhóm 87.10.',
};

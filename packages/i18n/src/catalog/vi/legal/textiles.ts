import type { Area } from '../../area.ts';
import type { legalTextiles as en } from '../../en/legal/textiles.ts';

/** The messages of `en/legal/textiles.ts` in Vietnamese. */
export const legalTextiles: Area<typeof en> = {
  legal_section_11_note_1_e_gauze_bandage:
    'Phần XI không bao gồm băng, gạc và đồ băng bó y tế tương tự; xem nhóm 30.05.',
  legal_section_11_note_1_e_dental_floss: 'Phần XI không bao gồm chỉ nha khoa; xem nhóm 33.06.',
  legal_section_11_note_1_l_kinds: 'Phần XI không bao gồm yên cương, túi và hộp; xem Chương 42.',
  legal_section_11_note_1_l_backpack: 'Phần XI không bao gồm ba lô, túi xách, va li và ví; xem nhóm 42.02.',
  legal_section_11_note_1_n: 'Phần XI không bao gồm giày dép và bộ phận; xem Chương 64.',
  legal_section_11_note_1_o: 'Phần XI không bao gồm mũ và lưới bao tóc; xem Chương 65.',
  legal_section_11_note_1_p: 'Phần XI không bao gồm hoa giả và tóc giả; xem Chương 67.',
  legal_section_11_note_1_q: 'Phần XI không bao gồm vải phủ chất mài; xem nhóm 68.05.',
  legal_section_11_note_1_r: 'Phần XI không bao gồm sợi thủy tinh và sản phẩm; xem nhóm 70.19.',
  legal_section_11_note_1_s: 'Phần XI không bao gồm đệm, gối, chăn bông và túi ngủ; xem Chương 94.',
  legal_section_11_note_1_t_kinds:
    'Phần XI không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_section_11_note_1_t_teddy_bear: 'Phần XI không bao gồm búp bê và đồ chơi nhồi; xem nhóm 95.03.',
  legal_section_11_note_1_u_sanitary_towel:
    'Phần XI không bao gồm băng vệ sinh, tampon và tã; xem nhóm 96.19.',
  legal_section_11_note_1_u_zipper: 'Phần XI không bao gồm khóa kéo; xem nhóm 96.07.',
  legal_section_11_note_2_a:
    'Hàng dệt pha phân loại theo vật liệu có khối lượng lớn nhất; nếu không, theo nhóm cuối cùng phù hợp.',
  legal_section_11_note_7:
    'Đã hoàn thiện là cắt khác hình chữ nhật, dùng được ngay, viền mép, cắt theo cỡ có rua, khâu ghép hoặc dệt kim định hình.',
  legal_section_11_note_14:
    'Quần áo dệt thuộc các nhóm khác nhau vẫn ở nhóm riêng dù đóng bộ, trừ bộ com-lê và bộ đồng bộ.',
  legal_section_11_note_15:
    'Hàng dệt có linh kiện điện tử hoặc khác để thêm chức năng vẫn thuộc Phần XI nếu giữ đặc trưng của hàng phần này.',
  legal_chapter_56_note_1_f: 'Chương 56 không bao gồm băng vệ sinh, tampon và tã; xem nhóm 96.19.',
  legal_chapter_56_note_1_a:
    'Chương 56 không bao gồm vải không dệt chỉ làm vật mang nước hoa, xà phòng, chất tẩy hoặc chất đánh bóng, được phân loại ở nơi khác.',
  legal_chapter_57_note_1:
    'Thảm là tấm trải sàn có mặt lộ ra khi dùng bằng vật liệu dệt, kể cả loại đó dùng cho mục đích khác.',
  legal_chapter_57_note_2: 'Chương 57 không bao gồm tấm lót dưới thảm, được phân loại ở nơi khác.',
  legal_chapter_58_note_5:
    'Vải dệt khổ hẹp rộng không quá 30 cm có biên hai mép, hoặc dạng ống hay cắt xiên trong khổ đó.',
  legal_chapter_59_note_2:
    'Nhóm 59.03 cần lớp plastic nhìn thấy bằng mắt thường, vải uốn được bằng tay và không chỉ làm cốt cho plastic xốp.',
  legal_chapter_60_note_1_b: 'Chương 60 không bao gồm nhãn và phù hiệu; xem nhóm 58.07.',
  legal_chapter_60_note_1_a: 'Chương 60 không bao gồm ren móc; xem nhóm 58.04.',
  legal_chapter_61_note_2_a:
    'Chương 61 không bao gồm áo nịt ngực, gen, coóc-xê và loại tương tự, dệt kim hay không; xem nhóm 62.12.',
  legal_chapter_61_note_2_b: 'Chương 61 không bao gồm quần áo đã qua sử dụng; xem nhóm 63.09.',
  legal_chapter_61_note_2_c:
    'Chương 61 không bao gồm dụng cụ chỉnh hình, đai phẫu thuật và băng giữ thoát vị; xem nhóm 90.21.',
  legal_chapter_61_note_4:
    'Nhóm 61.05 và 61.06 loại trừ áo có túi dưới thắt lưng, bo gấu hoặc đan quá thưa; nhóm 61.05 loại trừ áo không tay.',
  legal_chapter_61_note_5: 'Áo phông nhóm 61.09 không có dây rút, bo gấu hoặc cách bó khác ở gấu.',
  legal_chapter_61_note_6: 'Quần áo trẻ em là loại cho trẻ cao không quá 86 cm; nhóm 61.11 được ưu tiên.',
  legal_chapter_61_note_9:
    'Áo cài trái đè phải là của nam, phải đè trái là của nữ; không phân biệt được thì xếp là của nữ.',
  legal_chapter_62_note_2_a: 'Chương 62 không bao gồm quần áo đã qua sử dụng; xem nhóm 63.09.',
  legal_chapter_62_note_2_b:
    'Chương 62 không bao gồm dụng cụ chỉnh hình, đai phẫu thuật và băng giữ thoát vị; xem nhóm 90.21.',
  legal_chapter_62_note_4:
    'Nhóm 62.05 và 62.06 loại trừ áo có túi dưới thắt lưng hoặc bo gấu; nhóm 62.05 loại trừ áo không tay.',
  legal_chapter_62_note_5: 'Quần áo trẻ em là loại cho trẻ cao không quá 86 cm; nhóm 62.09 được ưu tiên.',
  legal_chapter_62_note_6:
    'Nhóm 62.10 ưu tiên cho quần áo từ phớt, vải không dệt hoặc vải tráng phủ, trừ hàng nhóm 62.09.',
  legal_chapter_62_note_8:
    'Khăn vuông không cạnh nào quá 60 cm là khăn tay nhóm 62.13; lớn hơn thuộc nhóm 62.14.',
  legal_chapter_63_note_2_b: 'Chương 63 không bao gồm quần áo và hàng dệt đã qua sử dụng; xem nhóm 63.09.',
  legal_chapter_63_note_2_a: 'Chương 63 không bao gồm quần áo thuộc Chương 61 và 62; xem Chương 61.',
  legal_chapter_63_note_3:
    'Nhóm 63.09 gồm hàng dệt, giày dép và mũ có dấu hiệu đã dùng rõ rệt, nhập dạng rời, kiện hoặc bao.',
};

import type { Area } from '../../area.ts';
import type { legalPaper as en } from '../../en/legal/paper.ts';

/** The messages of `en/legal/paper.ts` in Vietnamese. */
export const legalPaper: Area<typeof en> = {
  legal_chapter_44_note_1_d: 'Chương 44 không bao gồm than hoạt tính; xem nhóm 38.02.',
  legal_chapter_44_note_1_e: 'Chương 44 không bao gồm hòm, hộp và hàng khác của nhóm 42.02; xem nhóm 42.02.',
  legal_chapter_44_note_1_o: 'Chương 44 không bao gồm đồ nội thất, đèn và nhà lắp ghép; xem Chương 94.',
  legal_chapter_44_note_1_p: 'Chương 44 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_44_note_1_m: 'Chương 44 không bao gồm vỏ đồng hồ và nhạc cụ; xem Phần XVIII.',
  legal_chapter_44_note_1_q:
    'Chương 44 không bao gồm bút chì, tẩu thuốc, lược, khuy và bàn chải; xem Chương 96.',
  legal_chapter_44_note_1_h: 'Chương 44 không bao gồm ô và gậy chống; xem Chương 66.',
  legal_chapter_44_note_1_g: 'Chương 44 không bao gồm giày dép và bộ phận; xem Chương 64.',
  legal_chapter_44_note_1_f: 'Chương 44 không bao gồm hàng mây tre đan; xem Chương 46.',
  legal_chapter_44_note_1_r:
    'Chương 44 không bao gồm tác phẩm nghệ thuật nguyên bản và đồ cổ; xem Chương 97.',
  legal_chapter_44_note_6:
    'Gỗ trong một nhóm cũng gồm tre và vật liệu có tính chất gỗ khác, trừ khi nhóm quy định khác.',
  legal_chapter_45_note_1: 'Chương 45 không bao gồm giày dép, mũ và đồ chơi, được phân loại ở nơi khác.',
  legal_chapter_46_note_2_b: 'Chương 46 không bao gồm dây xe, thừng và chão; xem nhóm 56.07.',
  legal_chapter_46_note_2_c: 'Chương 46 không bao gồm giày dép và mũ, được phân loại ở nơi khác.',
  legal_chapter_46_note_2_e: 'Chương 46 không bao gồm đồ nội thất và đèn; xem Chương 94.',
  legal_chapter_48_note_2_c: 'Chương 48 không bao gồm giấy tẩm hoặc phủ nước hoa, mỹ phẩm; xem Chương 33.',
  legal_chapter_48_note_2_d: 'Chương 48 không bao gồm giấy phủ xà phòng hoặc chất tẩy; xem nhóm 34.01.',
  legal_chapter_48_note_2_e: 'Chương 48 không bao gồm giấy ảnh có lớp nhạy; xem Chương 37.',
  legal_chapter_48_note_2_m: 'Chương 48 không bao gồm giấy nhám; xem nhóm 68.05.',
  legal_chapter_48_note_2_q: 'Chương 48 không bao gồm băng vệ sinh, tampon và tã; xem nhóm 96.19.',
  legal_chapter_48_note_2_p: 'Chương 48 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_48_note_2_h: 'Chương 48 không bao gồm đồ du lịch và túi xách; xem nhóm 42.02.',
  legal_chapter_48_note_2_f:
    'Chương 48 không bao gồm giấy tẩm chất thử chẩn đoán hoặc thí nghiệm; xem nhóm 38.22.',
  legal_chapter_48_note_2_n: 'Chương 48 không bao gồm lá kim loại bồi giấy; xem Phần XV.',
  legal_chapter_48_note_12:
    'Chương 48 không bao gồm ấn phẩm có hình in không chỉ phụ trợ, trừ nhóm 48.14 và 48.21; xem Chương 49.',
  legal_chapter_48_note_8:
    'Các nhóm này gồm giấy cuộn rộng trên 36 cm, hoặc tờ có một cạnh trên 36 cm và cạnh kia trên 15 cm.',
  legal_chapter_49_note_1_b: 'Chương 49 không bao gồm bản đồ, sơ đồ và quả địa cầu nổi; xem nhóm 90.23.',
  legal_chapter_49_note_1_c: 'Chương 49 không bao gồm bài lá và trò chơi; xem Chương 95.',
  legal_chapter_49_note_1_d:
    'Chương 49 không bao gồm bản khắc nguyên bản, tem đã dùng và đồ cổ; xem Chương 97.',
  legal_chapter_49_note_5: 'Ấn phẩm chủ yếu để quảng cáo thuộc nhóm 49.11.',
  legal_chapter_49_note_6: 'Sách tranh cho trẻ em là sách mà tranh ảnh là chính, chữ là phụ.',
};

import type { Area } from '../../area.ts';
import type { legalFootwear as en } from '../../en/legal/footwear.ts';

/** The messages of `en/legal/footwear.ts` in Vietnamese. */
export const legalFootwear: Area<typeof en> = {
  legal_chapter_64_note_1_a:
    'Chương 64 không bao gồm bao giày dùng một lần mỏng không gắn đế, được phân loại ở nơi khác.',
  legal_chapter_64_note_1_e: 'Chương 64 không bao gồm giày dép và dụng cụ chỉnh hình; xem nhóm 90.21.',
  legal_chapter_64_note_1_f:
    'Chương 64 không bao gồm giày trượt có gắn lưỡi hoặc bánh, miếng bảo vệ ống chân và giày đồ chơi; xem Chương 95.',
  legal_chapter_64_note_1_b:
    'Chương 64 không bao gồm giày dép dệt không có đế ngoài gắn vào mũ; xem Phần XI.',
  legal_chapter_64_note_2:
    'Nhóm 64.06 không bao gồm dây giày, lỗ xỏ dây, móc, khóa và đồ trang trí tương tự, được phân loại ở nơi khác.',
  legal_chapter_64_note_3:
    'Cao su và plastic gồm cả vải có lớp ngoài bằng cao su hoặc plastic nhìn thấy bằng mắt thường.',
  legal_chapter_64_note_4_a:
    'Vật liệu mũ giày là loại có diện tích mặt ngoài lớn nhất, không tính phụ kiện và phần gia cố.',
  legal_chapter_64_note_4_b: 'Vật liệu đế ngoài là loại có diện tích tiếp xúc mặt đất lớn nhất.',
  legal_chapter_64_subheading_note_1:
    'Giày thể thao có hoặc gắn được đinh, vấu, móc, hoặc là giày trượt, trượt tuyết, đấu vật, quyền anh, đua xe đạp.',
  legal_chapter_65_note_1_c: 'Chương 65 không bao gồm mũ búp bê, mũ đồ chơi và đồ hóa trang; xem Chương 95.',
  legal_chapter_65_note_1_a: 'Chương 65 không bao gồm mũ đã qua sử dụng; xem nhóm 63.09.',
  legal_chapter_66_note_1_c: 'Chương 66 không bao gồm ô đồ chơi; xem Chương 95.',
  legal_chapter_66_note_1_a: 'Chương 66 không bao gồm gậy đo; xem nhóm 90.17.',
  legal_chapter_67_note_1_d: 'Chương 67 không bao gồm mũ và lưới bao tóc; xem Chương 65.',
  legal_chapter_67_note_1_f: 'Chương 67 không bao gồm chổi lông và bông thoa phấn; xem Chương 96.',
  legal_chapter_67_note_3: 'Nhóm 67.02 không bao gồm hoa nhân tạo bằng thủy tinh; xem Chương 70.',
  legal_chapter_68_note_1_h: 'Chương 68 không bao gồm mũi khoan nha khoa; xem nhóm 90.18.',
  legal_chapter_68_note_1_g: 'Chương 68 không bao gồm vật cách điện; xem nhóm 85.46.',
  legal_chapter_68_note_1_k: 'Chương 68 không bao gồm đồ nội thất, đèn và nhà lắp ghép; xem Chương 94.',
  legal_chapter_69_note_1: 'Chương 69 gồm sản phẩm gốm sứ nung sau khi tạo hình.',
  legal_chapter_69_note_2_f: 'Chương 69 không bao gồm vật cách điện; xem nhóm 85.46.',
  legal_chapter_69_note_2_g: 'Chương 69 không bao gồm răng giả; xem nhóm 90.21.',
  legal_chapter_69_note_2_b: 'Chương 69 không bao gồm đá mài và đá nghiền; xem nhóm 68.04.',
  legal_chapter_69_note_2_ij: 'Chương 69 không bao gồm đèn và đồ nội thất; xem Chương 94.',
  legal_chapter_69_note_2_k: 'Chương 69 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_70_note_1_c: 'Chương 70 không bao gồm cáp sợi quang; xem nhóm 85.44.',
  legal_chapter_70_note_1_f:
    'Chương 70 không bao gồm nhiệt kế, bơm tiêm, mắt giả và bộ phận quang học; xem Chương 90.',
  legal_chapter_70_note_1_g: 'Chương 70 không bao gồm đèn và bộ đèn; xem nhóm 94.05.',
  legal_chapter_70_note_1_h:
    'Chương 70 không bao gồm đồ trang trí Nô-en, đồ chơi và trò chơi; xem Chương 95.',
  legal_chapter_70_note_1_ij: 'Chương 70 không bao gồm phích, khuy và bình xịt nước hoa; xem Chương 96.',
  legal_chapter_71_note_3_m: 'Chương 71 không bao gồm vũ khí; xem Chương 93.',
  legal_chapter_71_note_3_l_watch: 'Chương 71 không bao gồm đồng hồ; xem Chương 91.',
  legal_chapter_71_note_3_l_sunglasses:
    'Chương 71 không bao gồm kính đeo và thiết bị khác của Chương 90; xem Chương 90.',
  legal_chapter_71_note_3_l_flute: 'Chương 71 không bao gồm nhạc cụ; xem Chương 92.',
  legal_chapter_71_note_3_ij: 'Chương 71 không bao gồm ô và gậy chống; xem Chương 66.',
  legal_chapter_71_note_3_a:
    'Chương 71 không bao gồm hỗn hống, dạng keo và hợp chất của kim loại quý; xem nhóm 28.43.',
  legal_chapter_71_note_3_k:
    'Chương 71 không bao gồm hàng mài và dụng cụ có bộ phận làm việc bằng đá quý, được phân loại ở nơi khác.',
  legal_chapter_71_note_3_n: 'Chương 71 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_71_note_3_p: 'Chương 71 không bao gồm tượng nguyên bản, vật sưu tập và đồ cổ; xem Chương 97.',
  legal_chapter_71_note_11_cuff_button:
    'Nhóm 71.17 không bao gồm khuy, lược, kẹp tóc và ghim tóc; xem Chương 96.',
  legal_chapter_71_note_9: 'Đồ trang sức là vật nhỏ đeo trang sức cá nhân và đồ dùng cá nhân mang trong túi.',
  legal_chapter_71_note_5:
    'Hợp kim có từ 2 % khối lượng kim loại quý trở lên được coi là hợp kim kim loại quý.',
};

import type { Area } from '../../area.ts';
import type { legalFurniture as en } from '../../en/legal/furniture.ts';

/** The messages of `en/legal/furniture.ts` in Vietnamese. */
export const legalFurniture: Area<typeof en> = {
  legal_chapter_94_note_1_a:
    'Chương 94 không bao gồm đệm, gối bơm hơi hoặc chứa nước, được phân loại ở nơi khác.',
  legal_chapter_94_note_1_b: 'Chương 94 không bao gồm gương đặt trên sàn; xem nhóm 70.09.',
  legal_chapter_94_note_1_d:
    'Chương 94 không bao gồm bộ phận có công dụng chung, phụ kiện đồ nội thất và két sắt; xem Chương 83.',
  legal_chapter_94_note_1_e:
    'Chương 94 không bao gồm đồ nội thất chế tạo làm bộ phận của thiết bị làm lạnh; xem nhóm 84.18.',
  legal_chapter_94_note_1_f: 'Chương 94 không bao gồm đèn và nguồn sáng của Chương 85; xem Chương 85.',
  legal_chapter_94_note_1_ij: 'Chương 94 không bao gồm ghế nha khoa gắn thiết bị chữa răng; xem nhóm 90.18.',
  legal_chapter_94_note_1_k: 'Chương 94 không bao gồm đồng hồ và vỏ đồng hồ; xem Chương 91.',
  legal_chapter_94_note_1_l_toy_furniture:
    'Chương 94 không bao gồm đồ nội thất đồ chơi, bàn bi-a và bàn trò chơi; xem Chương 95.',
  legal_chapter_94_note_1_l_paper_lantern:
    'Chương 94 không bao gồm đồ trang trí lễ hội như đèn lồng giấy; xem nhóm 95.05.',
  legal_chapter_94_note_1_m: 'Chương 94 không bao gồm chân máy một, hai hoặc ba chân; xem nhóm 96.20.',
  legal_chapter_94_note_2:
    'Đồ nội thất đặt trên sàn; tủ, giá sách, kệ, đồ nội thất đơn vị, ghế và giường cũng có thể treo hoặc xếp chồng.',
  legal_chapter_94_note_3: 'Chương 94 không bao gồm tấm kính, đá hoa hoặc đá trình riêng; xem Chương 70.',
  legal_chapter_94_note_4: 'Nhà lắp ghép được hoàn thiện tại nhà máy hoặc bán thành cấu kiện để lắp tại chỗ.',
  legal_chapter_95_note_1_a: 'Chương 95 không bao gồm nến; xem nhóm 34.06.',
  legal_chapter_95_note_1_b: 'Chương 95 không bao gồm pháo hoa; xem nhóm 36.04.',
  legal_chapter_95_note_1_d: 'Chương 95 không bao gồm túi thể thao; xem Chương 42.',
  legal_chapter_95_note_1_e:
    'Chương 95 không bao gồm trang phục hóa trang và quần áo thể thao bằng vật liệu dệt, được phân loại ở nơi khác.',
  legal_chapter_95_note_1_f:
    'Chương 95 không bao gồm cờ, cờ trang trí và buồm bằng vật liệu dệt; xem Chương 63.',
  legal_chapter_95_note_1_g_ski_boot: 'Chương 95 không bao gồm giày thể thao; xem Chương 64.',
  legal_chapter_95_note_1_g_bicycle_helmet: 'Chương 95 không bao gồm mũ thể thao; xem Chương 65.',
  legal_chapter_95_note_1_h: 'Chương 95 không bao gồm gậy chống và roi; xem nhóm 66.02.',
  legal_chapter_95_note_1_k: 'Chương 95 không bao gồm bộ phận có công dụng chung; xem Phần XV.',
  legal_chapter_95_note_1_m:
    'Chương 95 không bao gồm bơm, động cơ, máy biến áp và điều khiển từ xa; xem Chương 85.',
  legal_chapter_95_note_1_n:
    'Chương 95 không bao gồm xe thể thao, trừ xe trượt tuyết bobsleigh; xem Chương 87.',
  legal_chapter_95_note_1_o: 'Chương 95 không bao gồm xe đạp trẻ em; xem nhóm 87.12.',
  legal_chapter_95_note_1_p: 'Chương 95 không bao gồm phương tiện bay không người lái; xem nhóm 88.06.',
  legal_chapter_95_note_1_q:
    'Chương 95 không bao gồm ca nô, thuyền kayak và thuyền thể thao khác; xem Chương 89.',
  legal_chapter_95_note_1_r:
    'Chương 95 không bao gồm kính bơi, kính trượt tuyết và kính thể thao; xem nhóm 90.04.',
  legal_chapter_95_note_1_s: 'Chương 95 không bao gồm còi mồi và còi; xem nhóm 92.08.',
  legal_chapter_95_note_1_t: 'Chương 95 không bao gồm vũ khí; xem Chương 93.',
  legal_chapter_95_note_1_u: 'Chương 95 không bao gồm dây đèn các loại; xem nhóm 94.05.',
  legal_chapter_95_note_1_w:
    'Chương 95 không bao gồm lều, đồ cắm trại, dây vợt và găng tay thể thao, được phân loại ở nơi khác.',
  legal_chapter_95_note_1_x:
    'Chương 95 không bao gồm bộ đồ ăn, khăn, quần áo và hàng khác có công năng sử dụng, được phân loại ở nơi khác.',
  legal_chapter_95_note_4:
    'Nhóm 95.03 không bao gồm đồ chơi đóng kèm hàng khác mà không tạo đặc trưng cơ bản, được phân loại ở nơi khác.',
  legal_chapter_95_note_5:
    'Nhóm 95.03 không bao gồm đồ chơi cho động vật, phân loại theo vật liệu hoặc loại riêng, được phân loại ở nơi khác.',
  legal_chapter_96_note_1_a: 'Chương 96 không bao gồm bút chì trang điểm; xem Chương 33.',
  legal_chapter_96_note_1_b: 'Chương 96 không bao gồm bộ phận của ô và gậy chống; xem Chương 66.',
  legal_chapter_96_note_1_c: 'Chương 96 không bao gồm đồ trang sức giả; xem nhóm 71.17.',
  legal_chapter_96_note_1_f: 'Chương 96 không bao gồm gọng kính và bút vẽ kỹ thuật toán học; xem Chương 90.',
  legal_chapter_96_note_1_l: 'Chương 96 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_96_note_1_g: 'Chương 96 không bao gồm vỏ đồng hồ; xem Chương 91.',
  legal_chapter_96_note_1_k: 'Chương 96 không bao gồm đồ nội thất và đèn; xem Chương 94.',
  legal_chapter_97_note_1_a:
    'Chương 97 không bao gồm tem chưa dùng đang lưu hành ở nước công nhận mệnh giá; xem nhóm 49.07.',
  legal_chapter_97_note_1_b:
    'Chương 97 không bao gồm vải vẽ làm phông sân khấu và trường quay; xem Chương 59.',
  legal_chapter_97_note_4:
    'Nhóm 97.03 không bao gồm bản sao sản xuất hàng loạt mang tính thương mại, được phân loại ở nơi khác.',
  legal_chapter_97_note_3:
    'Bản khắc nguyên bản được in từ bản do nghệ sĩ làm hoàn toàn bằng tay, không dùng quy trình cơ khí hay quang cơ.',
};

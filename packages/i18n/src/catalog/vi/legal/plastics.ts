import type { Area } from '../../area.ts';
import type { legalPlastics as en } from '../../en/legal/plastics.ts';

/** The messages of `en/legal/plastics.ts` in Vietnamese. */
export const legalPlastics: Area<typeof en> = {
  legal_section_7_note_2:
    'Plastic, cao su và sản phẩm vào Chương 49 khi hình in không chỉ phụ trợ cho công dụng chính, trừ nhóm 39.18 và 39.19.',
  legal_chapter_39_note_2_a: 'Chương 39 không bao gồm chế phẩm bôi trơn; xem nhóm 34.03.',
  legal_chapter_39_note_2_b: 'Chương 39 không bao gồm sáp; xem nhóm 34.04.',
  legal_chapter_39_note_2_f:
    'Chương 39 không bao gồm chất hoạt động bề mặt và chế phẩm giặt rửa; xem nhóm 34.02.',
  legal_chapter_39_note_2_ij: 'Chương 39 không bao gồm chất lỏng thủy lực và dầu phanh; xem nhóm 38.19.',
  legal_chapter_39_note_2_k:
    'Chương 39 không bao gồm chất thử chẩn đoán và thí nghiệm trên nền plastic; xem nhóm 38.22.',
  legal_chapter_39_note_2_l: 'Chương 39 không bao gồm cao su tổng hợp và sản phẩm; xem Chương 40.',
  legal_chapter_39_note_2_m_kinds:
    'Chương 39 không bao gồm yên cương, hòm, va li, túi xách và đồ chứa tương tự; xem Chương 42.',
  legal_chapter_39_note_2_m_suitcase: 'Chương 39 không bao gồm va li, ba lô và ví; xem nhóm 42.02.',
  legal_chapter_39_note_2_p: 'Chương 39 không bao gồm hàng thuộc Phần XI (dệt may); xem Phần XI.',
  legal_chapter_39_note_2_q_kinds:
    'Chương 39 không bao gồm giày dép, mũ, ô và gậy chống, được phân loại ở nơi khác.',
  legal_chapter_39_note_2_q_umbrella: 'Chương 39 không bao gồm ô và gậy chống; xem Chương 66.',
  legal_chapter_39_note_2_q_sneaker: 'Chương 39 không bao gồm giày dép; xem Chương 64.',
  legal_chapter_39_note_2_q_safety_helmet: 'Chương 39 không bao gồm mũ và vật đội đầu; xem Chương 65.',
  legal_chapter_39_note_2_r: 'Chương 39 không bao gồm đồ trang sức giả; xem nhóm 71.17.',
  legal_chapter_39_note_2_s: 'Chương 39 không bao gồm máy móc và thiết bị điện thuộc Phần XVI; xem Phần XVI.',
  legal_chapter_39_note_2_t: 'Chương 39 không bao gồm bộ phận của phương tiện bay và xe; xem Phần XVII.',
  legal_chapter_39_note_2_u:
    'Chương 39 không bao gồm thiết bị quang học, y tế và đo lường của Chương 90; xem Chương 90.',
  legal_chapter_39_note_2_v: 'Chương 39 không bao gồm đồng hồ; xem Chương 91.',
  legal_chapter_39_note_2_w: 'Chương 39 không bao gồm nhạc cụ; xem Chương 92.',
  legal_chapter_39_note_2_x:
    'Chương 39 không bao gồm đồ nội thất, đèn, biển hiệu và nhà lắp ghép; xem Chương 94.',
  legal_chapter_39_note_2_y_kinds:
    'Chương 39 không bao gồm đồ chơi, trò chơi và dụng cụ thể thao; xem Chương 95.',
  legal_chapter_39_note_2_z_kinds:
    'Chương 39 không bao gồm bàn chải, khuy, khóa kéo, lược, bút, bật lửa và chân máy; xem Chương 96.',
  legal_chapter_39_note_2_z_toothbrush: 'Chương 39 không bao gồm bàn chải và chổi; xem nhóm 96.03.',
  legal_chapter_39_note_2_z_ballpoint_pen: 'Chương 39 không bao gồm bút và bút đánh dấu; xem nhóm 96.08.',
  legal_chapter_39_note_2_z_cigarette_lighter: 'Chương 39 không bao gồm bật lửa; xem nhóm 96.13.',
  legal_chapter_39_note_2_y_playing_card:
    'Chương 39 không bao gồm bài lá, trò chơi bàn và đồ chơi ghép hình; xem nhóm 95.04.',
  legal_chapter_39_note_6:
    'Dạng nguyên sinh là chất lỏng, bột nhão, dung dịch và khối, cục, bột, hạt, mảnh hoặc dạng rời tương tự.',
  legal_chapter_39_note_8:
    'Ống là sản phẩm rỗng để dẫn hoặc chứa khí, lỏng, gồm vỏ xúc xích và ống dẹt; mặt cắt khác là thanh hình.',
  legal_chapter_39_note_9:
    'Tấm phủ tường hoặc trần bằng plastic ở dạng cuộn rộng từ 45 cm, gắn trên lớp nền không phải giấy, mặt ngoài trang trí.',
  legal_chapter_39_note_10:
    'Tấm, phiến, màng và lá chưa cắt hoặc chỉ cắt hình chữ nhật, chưa gia công thêm; có in hay không không quan trọng.',
  legal_chapter_39_note_11:
    'Đồ xây dựng bằng plastic gồm bể trên 300 lít, cấu kiện, máng nước, cửa, cửa sổ, cửa chớp, lan can, giá lớn và phụ kiện gắn vào nhà.',
  legal_chapter_40_note_2_b_footwear: 'Chương 40 không bao gồm giày dép; xem Chương 64.',
  legal_chapter_40_note_2_b_rubber_boot: 'Chương 40 không bao gồm ủng, dép và giày dép khác; xem Chương 64.',
  legal_chapter_40_note_2_c: 'Chương 40 không bao gồm mũ, kể cả mũ bơi; xem Chương 65.',
  legal_chapter_40_note_2_f:
    'Chương 40 không bao gồm bóng, bóng bay và đồ chơi, dụng cụ thể thao khác; xem Chương 95.',
  legal_chapter_40_note_9: 'Tấm và dải cao su chưa cắt hoặc chỉ cắt hình chữ nhật, chưa gia công thêm.',
  legal_chapter_41_note_1_c: 'Chương 41 không bao gồm da lông và da còn lông; xem Chương 43.',
  legal_chapter_42_note_1: 'Da thuộc gồm cả da dầu, da láng, da láng bằng màng mỏng và da nhũ kim loại.',
  legal_chapter_42_note_2_d: 'Chương 42 không bao gồm giày dép; xem Chương 64.',
  legal_chapter_42_note_2_e: 'Chương 42 không bao gồm mũ; xem Chương 65.',
  legal_chapter_42_note_2_f: 'Chương 42 không bao gồm roi và gậy điều khiển ngựa; xem nhóm 66.02.',
  legal_chapter_42_note_2_g:
    'Chương 42 không bao gồm khuy măng sét, vòng tay và đồ trang sức giả khác; xem nhóm 71.17.',
  legal_chapter_42_note_2_h:
    'Chương 42 không bao gồm phụ kiện yên cương như bàn đạp, hàm thiếc trình riêng; xem Phần XV.',
  legal_chapter_42_note_2_ij: 'Chương 42 không bao gồm dây đàn và mặt trống của nhạc cụ; xem nhóm 92.09.',
  legal_chapter_42_note_2_k: 'Chương 42 không bao gồm đồ nội thất và đèn; xem Chương 94.',
  legal_chapter_42_note_2_l: 'Chương 42 không bao gồm dụng cụ thể thao thuộc Chương 95; xem Chương 95.',
  legal_chapter_42_note_2_m: 'Chương 42 không bao gồm khuy và khuy bấm; xem nhóm 96.06.',
  legal_chapter_42_note_3_a_plastic_shopping_bag:
    'Nhóm 42.02 không bao gồm túi bằng tấm plastic không dùng lâu dài; xem nhóm 39.23.',
  legal_chapter_42_note_3_a_straw_bag:
    'Nhóm 42.02 không bao gồm sản phẩm bằng vật liệu tết bện; xem nhóm 46.02.',
  legal_chapter_42_note_4_meaning:
    'Hàng may mặc bằng da của nhóm 42.03 gồm găng tay, tạp dề, thắt lưng, dây đeo quần và dây đeo cổ tay.',
  legal_chapter_42_note_4_watch_strap: 'Nhóm 42.03 không bao gồm dây đeo đồng hồ; xem nhóm 91.13.',
  legal_chapter_43_note_2_c: 'Chương 43 không bao gồm găng tay bằng da và da lông; xem nhóm 42.03.',
  legal_chapter_43_note_2_e: 'Chương 43 không bao gồm mũ; xem Chương 65.',
  legal_chapter_43_note_2_d: 'Chương 43 không bao gồm giày dép; xem Chương 64.',
  legal_chapter_43_note_5:
    'Da lông nhân tạo là lông hoặc xơ dán hay khâu lên da, vải; loại dệt thoi hoặc dệt kim thuộc Chương 58 và 60.',
};

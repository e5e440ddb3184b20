import type { Area } from '../area.ts';
import type { explanationSentences as en } from '../en/explanation-sentences.ts';

/** The messages of `en/explanation-sentences.ts` in Vietnamese. */
export const explanationSentences: Area<typeof en> = {
  summary_proposed: 'Đề xuất mã {code}: {description}',
  summary_proposed_at:
    'Đề xuất {start} ở mức {digits} số; dòng có khả năng nhất bên dưới là {code}: {description}',
  summary_needs_review: '{code} là dòng có khả năng nhất và cần được xem xét: {description}',
  summary_needs_info:
    '{code} là dòng có khả năng nhất cho đến nay; còn thiếu một thông tin quyết định: {description}',
  summary_not_in_sample:
    'Biểu thuế mẫu có {lines} dòng thuế; hàng hóa của bạn không nằm trong đó. Hãy nạp biểu thuế chính thức của {market} để phân loại.',
  summary_nothing: 'Mô tả không nêu được hàng hóa nào có thể phân loại.',
  fact: '{fact}: “{words}”',
  fact_share: '{fact} {percent} %: “{words}”',
  reason_read: 'Đọc từ mô tả: {facts}.',
  reason_named: '{row} nêu tên hàng hóa: “{name}”.',
  reason_said: '{row}: có nêu trong mô tả.',
  reason_met: '{row}: thỏa mãn bởi {words}.',
  reason_met_in_part: 'Mô tả đáp ứng điều kiện của {row}: {words}.',
  reason_residual_more: '{row} gồm hàng mà các dòng bên cạnh không nêu tên: {others} và {count} dòng khác.',
  reason_ruling: 'Thông báo phân loại {number} ({date}) xếp “{title}” vào {code}.',
  reason_decision: 'Một quyết định trước đây xếp “{title}” vào {code}.',
  reason_by_likeness:
    'Nhóm {row} được chọn do tương tự hàng đã phân loại ở đó; chưa đối chiếu được từ nào của nhóm với tên hàng.',
  reason_broken: 'Trái với {row}: mô tả nêu {words}.',
  reason_rest_beside: '{row} chỉ gồm hàng mà các dòng bên cạnh không bao gồm; {taken} bao gồm hàng này.',
  reason_less_likely: 'Ít khả năng hơn; không thông tin nào đã đọc loại trừ dòng này.',
  reason_to_check: 'Cần kiểm tra, vì chưa đối chiếu được: {rows}.',
  reason_answer_question: 'Câu trả lời cho câu hỏi quyết định giữa {rows}.',
  reason_sure_at: '{code} đủ chắc chắn để đề xuất ở mức {digits} số.',
  reason_same_as_known: 'Không thông tin nào đã đọc phân biệt {one} với {other}.',
  reason_several_headings:
    'Có nhiều nhóm có thể phù hợp: {rows}. Không có thông tin nào đã đọc được quyết định giữa các nhóm này.',
  reason_against_ruling:
    'Thông báo phân loại {number} ({date}) xếp “{title}” vào {code}: hãy so sánh hàng hóa.',
  reason_against_decision: 'Một quyết định trước đây xếp “{title}” vào {code}: hãy so sánh hàng hóa.',
  reason_residual: '{row} gồm hàng mà các dòng bên cạnh không nêu tên: {others}.',
  reason_left_out: '{reference} loại trừ hàng hóa thuộc nhóm {code}.',
  legal_gri_1: 'Phân loại được xác định theo nội dung của nhóm và các chú giải phần, chương.',
  legal_gri_6:
    'Ở cấp phân nhóm, phân loại theo nội dung và chú giải phân nhóm, chỉ so sánh các phân nhóm cùng cấp.',
  legal_gri_3b: 'Hàng hóa đóng bộ để bán lẻ được phân loại theo thành phần tạo nên đặc trưng cơ bản.',
  cited_chapter_note: 'Chú giải {note} Chương {place}',
  cited_chapter_subheading_note: 'Chú giải phân nhóm {note} Chương {place}',
  cited_section_note: 'Chú giải {note} Phần {place}',
  cited_general_rule: 'Quy tắc tổng quát {note}',
  narrowed_no_vectors: 'Việc tìm kiếm chỉ dùng văn bản, không dùng vectơ.',
  narrowed_leg_failed: 'Một phần của việc tìm kiếm không thực hiện được: {leg}.',
  question_heading: 'Nhóm nào sau đây mô tả đúng hàng hóa?',
  option_rest: 'Không phải các lựa chọn còn lại ({text})',
  question_branch: 'Nội dung nào sau đây của biểu thuế mô tả đúng hàng hóa?',
  question_material: 'Hàng hóa chủ yếu làm bằng chất liệu gì?',
  question_gender: 'Hàng hóa dành cho ai?',
  question_construction: 'Vật liệu hoặc sản phẩm được tạo thành bằng cách nào?',
  question_state: 'Hàng hóa ở trạng thái nào?',
  question_packing: 'Hàng hóa được đóng gói như thế nào?',
  question_use: 'Hàng hóa dùng để làm gì?',
  question_form: 'Hàng hóa ở dạng nào?',
  missing_material: 'Chất liệu và tỷ lệ theo khối lượng',
  missing_gender: 'Dành cho nam, nữ, bé trai, bé gái hay trẻ sơ sinh',
  missing_construction: 'Cách tạo thành; với hàng dệt: dệt kim hay dệt thoi',
  missing_state: 'Trạng thái, ví dụ tươi, đông lạnh, khô, đã chế biến, mới hoặc đã qua sử dụng',
  missing_packing: 'Cách đóng gói',
  missing_use: 'Công dụng',
  missing_form: 'Dạng hàng hóa khi cung cấp',
  missing_origin: 'Nước xuất xứ (quyết định mức thuế)',
  missing_product: 'Hàng hóa là gì',
  missing_feature: 'Đặc điểm mà biểu thuế dùng để phân chia các dòng có khả năng nhất',
  uncertain_legal_conflict: 'Nếu hàng hóa thuộc nhóm {code}, {reference} loại chúng khỏi dòng được đề xuất.',
  uncertain_set_or_kit_one_heading:
    'Mô tả nói đến một bộ: kiểm tra xem mọi mặt hàng trong bộ có thuộc nhóm này không.',
  uncertain_set_or_kit:
    'Nếu hàng hóa được đóng thành bộ, Quy tắc tổng quát 3(b) yêu cầu xác định thành phần tạo nên đặc trưng cơ bản của bộ.',
  uncertain_not_goods: 'Nội dung có vẻ không mô tả hàng hóa.',
  uncertain_language_fallback:
    'Ít hoặc không có từ nào của mô tả có trong từ điển của ngôn ngữ đó; mô tả được so sánh nguyên văn.',
};

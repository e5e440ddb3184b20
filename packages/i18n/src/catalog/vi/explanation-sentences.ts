import type { Area } from '../area.ts';
import type { explanationSentences as en } from '../en/explanation-sentences.ts';

/** The messages of `en/explanation-sentences.ts` in Vietnamese. */
export const explanationSentences: Area<typeof en> = {
  summary_proposed: 'Đề xuất mã {code} với độ tin cậy {percent}%: {description}',
  summary_needs_review:
    'Mã {code} là dòng có khả năng nhất, độ tin cậy {percent}%, cần được rà soát: {description}',
  summary_needs_info:
    'Mã {code} hiện là dòng có khả năng nhất, độ tin cậy {percent}%, nhưng còn thiếu thông tin quyết định: {description}',
  summary_not_in_sample:
    'Biểu thuế mẫu có {lines} dòng thuế; hàng hóa của bạn không nằm trong đó. Hãy nạp biểu thuế chính thức của {market} để phân loại.',
  summary_nothing: 'Mô tả không nêu được hàng hóa nào có thể phân loại.',
  reason_terms: 'Từ chung với nội dung dòng thuế: {terms}.',
  reason_usual_heading: 'Hàng hóa loại này thường thuộc nhóm {heading}.',
  reason_models: 'Mô hình đã huấn luyện cho phân nhóm {subheading} xác suất {percent}%.',
  reason_model_words:
    'Mô hình đã huấn luyện cho phân nhóm {subheading} xác suất {percent}%, chủ yếu do các từ: {words}.',
  reason_attributes: 'Các thông tin đã cho phù hợp với dòng thuế.',
  reason_agreement: 'Thông tin đã cho phù hợp với dòng thuế về: {attributes}.',
  reason_precedents_other:
    'Có {count} phán quyết hoặc quyết định trước đây về hàng hóa tương tự thuộc cùng phân nhóm.',
  reason_residual: 'Dòng này dành cho hàng hóa mà các dòng bên cạnh không nêu tên.',
  reason_contradiction: 'Nội dung dòng thuế không khớp với thông tin đã cho về: {attributes}.',
  reason_none: 'Chỉ có ngữ cảnh chung của mô tả dẫn tới dòng thuế này.',
  cited_chapter_note: 'Chú giải {note} Chương {place}',
  cited_chapter_subheading_note: 'Chú giải phân nhóm {note} Chương {place}',
  cited_section_note: 'Chú giải {note} Phần {place}',
  cited_general_rule: 'Quy tắc tổng quát {note}',
  excluded_by: 'Bị loại trừ theo {reference}.',
  ranked_lower_contradiction: 'Xếp thấp hơn vì nội dung không khớp với thông tin đã cho về: {attributes}.',
  ranked_lower_branch: 'Cùng nhóm với {code}, nhưng dòng này có ít căn cứ hơn.',
  ranked_lower_heading: 'Xếp thấp hơn: có ít căn cứ cho nhóm này hơn so với nhóm của {code}.',
  also_possible: 'Cũng được xem xét; phân nhóm của {code} có nhiều căn cứ hơn.',
  narrowed_no_vectors: 'Việc tìm kiếm chỉ dùng văn bản, không dùng vectơ.',
  narrowed_leg_failed: 'Một phần của việc tìm kiếm không thực hiện được: {leg}.',
  question_heading: 'Nhóm nào sau đây mô tả đúng hàng hóa?',
  option_rest: 'Không phải các lựa chọn còn lại ({text})',
  question_branch: 'Nội dung nào sau đây của biểu thuế mô tả đúng hàng hóa?',
  question_about: 'Điều nào đúng với hàng hóa ({attribute})?',
  attribute_material: 'chất liệu',
  question_material: 'Hàng hóa chủ yếu làm bằng chất liệu gì?',
  attribute_gender: 'đối tượng sử dụng',
  question_gender: 'Hàng hóa dành cho ai?',
  attribute_construction: 'cách tạo thành',
  question_construction: 'Vật liệu hoặc sản phẩm được tạo thành bằng cách nào?',
  attribute_state: 'trạng thái',
  question_state: 'Hàng hóa ở trạng thái nào?',
  attribute_packing: 'cách đóng gói',
  question_packing: 'Hàng hóa được đóng gói như thế nào?',
  attribute_use: 'công dụng',
  question_use: 'Hàng hóa dùng để làm gì?',
  attribute_form: 'hình dạng',
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
  uncertain_no_official_evidence:
    'Nội dung dòng thuế chỉ trùng với một phần nhỏ của mô tả và không có phán quyết nào làm căn cứ.',
  uncertain_low_confidence: 'Căn cứ chưa đủ để đề xuất mã mà không cần rà soát.',
  uncertain_close_alternatives: 'Mã {code} có điểm gần bằng.',
  uncertain_missing_attributes:
    'Chưa có dòng nào nổi trội: các câu hỏi giúp thu hẹp các dòng có khả năng nhất.',
  uncertain_legal_conflict: 'Theo {reference}, dòng thuế này chưa phù hợp.',
  uncertain_precedent_conflict:
    'Phán quyết hoặc quyết định trước đây về hàng hóa tương tự chọn mã khác: {codes}.',
  uncertain_set_or_kit_one_heading:
    'Mô tả nói đến một bộ: kiểm tra xem mọi mặt hàng trong bộ có thuộc nhóm này không.',
  uncertain_set_or_kit:
    'Nếu hàng hóa được đóng thành bộ, Quy tắc tổng quát 3(b) yêu cầu xác định thành phần tạo nên đặc trưng cơ bản của bộ.',
  uncertain_not_goods: 'Nội dung có vẻ không mô tả hàng hóa.',
  uncertain_language_fallback:
    'Ít hoặc không có từ nào của mô tả có trong từ điển của ngôn ngữ đó; mô tả được so sánh nguyên văn.',
};

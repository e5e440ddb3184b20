import type { Area } from '../area.ts';
import type { flags as en } from '../en/flags.ts';

/** The messages of `en/flags.ts` in Vietnamese. */
export const flags: Area<typeof en> = {
  no_official_evidence: 'Không có nguồn chính thức nào làm căn cứ cho mã đề xuất',
  low_confidence: 'Độ tin cậy quá thấp để đề xuất mã mà không cần rà soát',
  close_alternatives: 'Có mã khác gần như cũng phù hợp như vậy: {code}',
  missing_attributes: 'Mô tả thiếu thông tin quyết định việc chọn mã',
  legal_conflict: 'Chú giải pháp lý không ủng hộ mã đề xuất',
  precedent_conflict: 'Có phán quyết hoặc quyết định trước đây về hàng hóa tương tự chọn mã khác: {codes}',
  set_or_kit: 'Hàng hóa có vẻ là bộ, phải phân loại theo quy tắc riêng (Quy tắc tổng quát 3)',
  not_goods: 'Nội dung có vẻ không mô tả hàng hóa',
  not_in_sample:
    'Biểu thuế mẫu không có dòng nào cho hàng hóa này; hãy nạp biểu thuế chính thức của {market}',
  demo_data: 'Biểu thuế là dữ liệu mẫu, không phải biểu thuế chính thức',
  lexical_only: 'Các mã ứng viên chỉ được tìm bằng tìm kiếm văn bản',
  superseded_schedule: 'Phiên bản biểu thuế đã dùng nay đã được thay thế',
  language_fallback:
    'Chỉ đọc được một phần mô tả bằng ngôn ngữ đã viết; phần còn lại được tìm kiếm nguyên văn',
  language_fallback_answer: 'Ngôn ngữ trả lời {language} không được hỗ trợ; câu trả lời bằng tiếng Anh',
  code_changed_recently: 'Dòng thuế được đề xuất đã thay đổi ở phiên bản biểu thuế mới nhất',
};

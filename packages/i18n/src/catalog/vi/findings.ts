import type { Area } from '../area.ts';
import type * as en from '../en/findings.ts';

export const flags: Area<typeof en.flags> = {
  no_official_evidence: 'Không có nguồn chính thức nào làm căn cứ cho mã đề xuất',
  low_confidence: 'Độ tin cậy quá thấp để đề xuất mã mà không cần rà soát',
  low_confidence_below: 'Độ tin cậy {percent}% thấp hơn mức {least}% cần cho một đề xuất',
  low_confidence_below_at:
    'Độ tin cậy {percent}% của {level} chữ số đầu thấp hơn mức {least}% cần cho một đề xuất',
  close_alternatives: 'Có mã khác cũng có khả năng gần như vậy: {code}',
  missing_attributes: 'Không đọc được từ mô tả thông tin quyết định việc chọn mã',
  legal_conflict: 'Mã không phù hợp với chú giải pháp lý',
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

export const checks: Area<typeof en.checks> = {
  code_is_declarable_name: 'Dòng thuế khai báo được',
  code_is_declarable_ok: '{code} khai báo được',
  code_is_declarable_failed: '{code} còn được chia chi tiết hơn nên không khai báo được',
  code_in_version_name: 'Mã có trong biểu thuế',
  code_in_version_ok: '{code} có trong phiên bản {version}',
  code_in_version_failed: '{code} không có trong phiên bản {version}',
  evidence_cited_name: 'Nguồn chính thức',
  evidence_cited_ok_other: 'Đã dẫn {count} nguồn chính thức',
  evidence_cited_failed: 'Không đối chiếu được nội dung của dòng hay phán quyết nào với mô tả',
  attributes_consistent_name: 'Thông tin đọc được và dòng thuế',
  attributes_consistent_ok: 'Không thông tin nào đã đối chiếu trái với điều kiện của dòng',
  attributes_consistent_failed: 'Một điều kiện của dòng trái với mô tả: {attributes}',
  attributes_consistent_absent: 'Không đối chiếu được điều kiện nào của dòng với thông tin trong mô tả',
  legal_notes_name: 'Chú giải pháp lý',
  legal_notes_ok: 'Không có chú giải phần hoặc chương nào được kiểm tra loại trừ dòng thuế',
  legal_notes_failed: 'Bị loại trừ hoặc cần xem lại theo: {references}',
  duty_available_name: 'Thuế suất',
  duty_available_ok: 'Đã đọc được thuế suất của dòng thuế: {rate}',
  duty_available_failed: 'Dòng thuế không có thuế suất để tính',
  precedents_agree_name: 'Phán quyết và quyết định trước đây',
  precedents_agree_ok_other: '{count} phán quyết hoặc quyết định về hàng hóa tương tự chọn mã này',
  precedents_agree_failed_other: '{count} phán quyết hoặc quyết định về hàng hóa tương tự chọn mã khác',
  precedents_agree_absent: 'Không tìm thấy phán quyết hoặc quyết định nào về hàng hóa tương tự',
};

export const disclaimer: Area<typeof en.disclaimer> = {
  lookup: 'Kết quả này là gợi ý để tham khảo, không phải là quyết định phân loại của cơ quan hải quan.',
  duty: 'Đây là số ước tính cho một dòng thuế và một xuất xứ. Số thuế phải nộp do cơ quan hải quan quyết định.',
  landed_cost:
    'Đây là số ước tính theo các trị giá đã cung cấp. Thuế và phí do cơ quan hải quan xác định khi thông quan.',
  compliance_not_known: 'Chỉ biết các yêu cầu đến ngày {date}: vào ngày này có thể còn yêu cầu khác.',
  compliance:
    'Đây là gợi ý, không phải danh sách đầy đủ các yêu cầu. Hãy kiểm tra với cơ quan quản lý chuyên ngành trước khi nhập khẩu.',
  rulings:
    'Phán quyết chỉ áp dụng cho hàng hóa và dữ kiện nêu trong đó, không quyết định việc phân loại hàng hóa khác.',
};

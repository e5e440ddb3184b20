import type { Area } from '../area.ts';
import type { checks as en } from '../en/checks.ts';

/** The messages of `en/checks.ts` in Vietnamese. */
export const checks: Area<typeof en> = {
  code_is_declarable_name: 'Dòng thuế khai báo được',
  code_is_declarable_ok: '{code} khai báo được',
  code_is_declarable_failed: '{code} còn được chia chi tiết hơn nên không khai báo được',
  code_in_version_name: 'Mã có trong biểu thuế',
  code_in_version_ok: '{code} có trong phiên bản {version}',
  code_in_version_failed: '{code} không có trong phiên bản {version}',
  evidence_cited_name: 'Nguồn chính thức',
  evidence_cited_ok_other: 'Đã dẫn {count} nguồn chính thức',
  evidence_cited_failed: 'Không dẫn được nguồn chính thức nào',
  attributes_consistent_name: 'Thông tin khớp với dòng thuế',
  attributes_consistent_ok: 'Dòng thuế phù hợp với thông tin đã cung cấp',
  attributes_consistent_failed: 'Dòng thuế không phù hợp với thông tin đã cung cấp: {attributes}',
  legal_notes_name: 'Chú giải pháp lý',
  legal_notes_ok: 'Không có chú giải phần hoặc chú giải chương nào loại trừ dòng thuế này',
  legal_notes_failed: 'Bị loại trừ hoặc cần xem lại theo: {references}',
  duty_available_name: 'Thuế suất',
  duty_available_ok: 'Đã đọc được thuế suất của dòng thuế: {rate}',
  duty_available_failed: 'Dòng thuế không có thuế suất để tính',
  precedents_agree_name: 'Phán quyết và quyết định trước đây',
  precedents_agree_ok_other: '{count} phán quyết hoặc quyết định về hàng hóa tương tự chọn mã này',
  precedents_agree_failed_other: '{count} phán quyết hoặc quyết định về hàng hóa tương tự chọn mã khác',
  precedents_agree_absent: 'Không tìm thấy phán quyết hoặc quyết định nào về hàng hóa tương tự',
};

import type { Area } from '../area.ts';
import type { lookupErrors as en } from '../en/errors-lookups.ts';

/** The messages of `en/errors-lookups.ts` in Vietnamese. */
export const lookupErrors: Area<typeof en> = {
  finalize_code_required: 'Hãy nhập mã HS để chốt',
  note_required: 'Hãy nhập ghi chú nêu rõ lý do',
  comment_required: 'Hãy nhập nội dung nhận xét',
  nothing_to_approve: 'Không có mã đề xuất để duyệt; hãy chọn thay mã và nhập mã HS',
  code_divided: 'Mã {code} còn được chia nhỏ; hãy chọn một dòng khai báo được bên dưới, chẳng hạn {codes}',
  decision_exists: 'Đã có quyết định ({decision}, {name}); hãy mở lại lượt tra cứu trước',
  nothing_to_reopen: 'Chưa có quyết định nào để mở lại',
  lookup_unfinished: 'Lượt tra cứu chưa xong; hãy đợi phân loại kết thúc',
  comment_cap: 'Lượt tra cứu này đã đạt giới hạn {limit} nhận xét',
  comment_rate: 'Quá nhiều nhận xét: tối đa {limit} nhận xét mỗi phút; vui lòng thử lại sau {seconds} giây',
  question_unknown: 'Lượt tra cứu này không có câu hỏi {question_id}',
  answer_unknown: 'Câu hỏi {question_id} không có phương án {value}',
  lookup_failed: 'Phân loại không thành công; hãy chạy lại lượt tra cứu và báo lỗi nếu vẫn không được',
};

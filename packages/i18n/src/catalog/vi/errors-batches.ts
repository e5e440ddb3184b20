import type { Area } from '../area.ts';
import type { batchErrors as en } from '../en/errors-batches.ts';

export const batchErrors: Area<typeof en> = {
  file_required: 'Hãy gửi tệp trong trường "file" của biểu mẫu',
  file_empty: 'Tệp rỗng',
  upload_not_form: 'Hãy gửi tệp theo dạng multipart/form-data',
  file_too_large: 'Tệp lớn hơn {limit} MB',
  file_not_spreadsheet: 'Tệp không phải là bảng tính; hãy lưu thành .xlsx hoặc .csv',
  file_old_workbook:
    'Tệp là bảng tính kiểu cũ (.xls) hoặc tài liệu kiểu cũ khác; hãy mở tệp và lưu thành .xlsx',
  file_protected: 'Bảng tính được bảo vệ bằng mật khẩu; hãy lưu lại không có mật khẩu',
  file_damaged: 'Tệp bị hỏng, không đọc được; hãy mở bằng chương trình bảng tính và lưu lại',
  file_quote_open:
    'Dòng {row} mở dấu ngoặc kép (") mà không đóng; hãy đóng lại, hoặc viết hai lần nếu dấu đó thuộc nội dung',
  file_encoding_unknown: 'Không nhận ra bảng mã của tệp; hãy lưu lại theo UTF-8',
  file_inflates:
    'Bảng tính khi giải nén lớn hơn rất nhiều so với kích thước tệp nên không được đọc; hãy chép các sản phẩm sang bảng tính mới',
  file_no_header: 'Không tìm thấy dòng tên cột; hãy ghi tên cột ở dòng đầu tiên, ví dụ "mô tả"',
  file_no_data_row: 'Tệp chỉ có tên cột, không có dòng dữ liệu nào; hãy ghi các sản phẩm bên dưới',
  file_equal_columns: 'Có hai cột trùng tên: {columns}; hãy đặt cho mỗi cột một tên riêng',
  file_too_many_rows: 'Tệp có từ {rows} dòng trở lên; tối đa {limit} dòng: hãy chia thành nhiều tệp',
  file_too_many_columns: 'Tệp có {columns} cột; tối đa {limit} cột: hãy xóa các cột không cần',
  file_row_too_long: 'Dòng {row} có hơn {limit} ký tự; hãy rút ngắn nội dung hoặc xóa các cột không cần',
  file_takes_too_long:
    'Không đọc xong tệp trong {seconds} giây; hãy chép các sản phẩm sang bảng tính mới hoặc chia thành nhiều tệp',
  upload_too_slow: 'Tệp được gửi lên quá chậm: không nhận được dữ liệu trong {seconds} giây',
  upload_busy: 'Hệ thống đang đọc các tệp khác; vui lòng thử lại sau {seconds} giây',
  batches_not_started_many:
    'Có {batches} lô ({mb} MB) đã tải lên nhưng chưa bắt đầu; hãy bắt đầu hoặc xóa bớt trước khi tải thêm',
  export_busy: 'Hệ thống đang xuất các tệp khác; vui lòng thử lại sau {seconds} giây',
  mapping_column_unknown: 'Tệp không có cột {column}; các cột của tệp là {columns}',
  mapping_column_twice: 'Cột {column} được gán cho nhiều trường',
  sku_column_required: 'Hãy chọn cột SKU để lưu các dòng vào danh mục hàng hóa',
  batch_not_uploaded: 'Lô đã được bắt đầu (trạng thái: {status})',
  batch_not_started: 'Lô chưa được bắt đầu',
  batch_not_finished: 'Lô chưa xong (trạng thái: {status})',
  batch_running: 'Lô đang chạy; hãy hủy hoặc đợi đến khi xong',
  batch_not_running: 'Lô không chạy (trạng thái: {status})',
  batch_nothing_to_classify: 'Tệp không có dòng nào phân loại được',
  batch_nothing_to_retry: 'Không có dòng nào trong số này bị lỗi',
  row_not_editable: 'Không thể sửa dòng {row} ở trạng thái hiện tại ({status})',
  row_unknown: 'Lô không có dòng {row}',
};

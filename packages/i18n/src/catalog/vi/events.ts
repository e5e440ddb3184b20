import type { Area } from '../area.ts';
import type { events as en } from '../en/events.ts';

export const events: Area<typeof en> = {
  lookup_completed: 'Một lượt tra cứu đơn đã xong',
  lookup_decided: 'Người rà soát đã chấp nhận, thay hoặc từ chối mã',
  batch_completed: 'Một lô đã xử lý xong',
  tariff_changed: 'Phát hiện phiên bản biểu thuế mới có thay đổi về mã',
  sku_alert: 'Có cảnh báo cho một SKU do biểu thuế thay đổi',
  ping: 'Lần gọi thử',
  ping_message: 'Lần gọi thử từ dịch vụ phân loại hàng hóa',

  delivery_timeout: 'Điểm nhận không phản hồi kịp thời gian',
  delivery_connection: 'Không kết nối được tới điểm nhận',
  delivery_tls: 'Chứng thư của điểm nhận không được chấp nhận',
  delivery_redirect: 'Điểm nhận trả về chuyển hướng; hệ thống không đi theo chuyển hướng',
  delivery_address: 'Địa chỉ của điểm nhận không được phép',
  delivery_interrupted: 'Lần gửi bị ngắt giữa chừng từ phía dịch vụ',
  delivery_internal: 'Dịch vụ không chuẩn bị được lần gửi này',

  health_tariff_failed: 'Nạp biểu thuế {market} không thành công',
  health_tariff_differs: 'Biểu thuế {market} đã nạp khác với nguồn',
  health_query_embedding_paused: 'Tìm kiếm vectơ đang tạm dừng: chỉ tra cứu bằng tìm kiếm văn bản',
  health_database_unreachable:
    'Không kết nối được cơ sở dữ liệu: chưa thể đọc hay lưu dữ liệu cho đến khi khôi phục',
  health_queue_unreachable: 'Không kết nối được hàng đợi: công việc chạy chậm hơn cho đến khi có lại',
  health_worker_silent: 'Tiến trình {worker} báo lần cuối cách đây {seconds} giây',
  health_worker_absent: 'Tiến trình {worker} chưa báo lần nào',
  health_switch_given_up:
    'Cảnh báo của lần chuyển biểu thuế {market} gần nhất đã bị bỏ dở: hãy kích hoạt lại phiên bản',
  health_deliveries_failed: 'Số lần gửi webhook thất bại hẳn trong 24 giờ qua: {count}',
  health_sample_data: 'Biểu thuế {market} là dữ liệu mẫu',

  change_added: 'Mã mới',
  change_removed: 'Mã bị bãi bỏ',
  change_description_changed: 'Thay đổi mô tả',
  change_rate_changed: 'Thay đổi thuế suất',
  change_unit_changed: 'Thay đổi đơn vị tính',
  change_declarability_changed: 'Thay đổi khả năng khai báo',
  change_moved: 'Chuyển sang mã khác',
  change_placed: 'Được xếp dưới dòng hàng khác của biểu thuế',
};

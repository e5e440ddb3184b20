import type { Area } from '../area.ts';
import type { catalogLabels as en } from '../en/labels-catalog.ts';

/** The messages of `en/labels-catalog.ts` in Vietnamese. */
export const catalogLabels: Area<typeof en> = {
  code_status_valid: 'Hợp lệ',
  code_status_not_declarable: 'Không khai báo được',
  code_status_invalid: 'Không có trong biểu thuế',
  code_status_changed: 'Đã thay đổi',
  code_status_expired: 'Hết hiệu lực',
  code_status_unknown: 'Chưa có mã',
  code_status_unchecked: 'Chưa đối chiếu',

  code_status_valid_detail: '{code} là dòng thuế khai báo được của phiên bản {version}',
  code_status_not_declarable_detail:
    '{code} mới là phần đầu của các mã khai báo được ở phiên bản {version}; hãy chọn một trong số đó',
  code_status_invalid_detail: '{code} không có trong phiên bản {version}',
  code_status_changed_detail:
    'Phiên bản {version} đã thay đổi dòng thuế {code}; hãy kiểm tra xem còn phù hợp không',
  code_status_expired_detail: 'Phiên bản {version} đã bãi bỏ {code}; hãy chọn mã mới',
  code_status_unknown_detail: 'SKU này chưa có mã',
  code_status_unchecked_detail: 'Mã chưa được đối chiếu với biểu thuế',

  detail_no_code: '{code} không phải là mã HS; hãy sửa lại',

  item_bad_current_code: '{code} không phải là mã HS; vẫn được lưu như đã gửi và tính là không hợp lệ',
  item_duplicate_sku: 'SKU {sku} được gửi {times} lần trong một yêu cầu; giữ lại lần cuối',

  alert_code_removed: 'Mã bị bãi bỏ',
  alert_code_changed: 'Mã thay đổi',
  alert_code_invalid: 'Mã không hợp lệ',
  alert_code_removed_message: '{code} của phiên bản {from_version} không còn trong phiên bản {to_version}',
  alert_code_changed_message: '{code} đã thay đổi từ phiên bản {from_version} sang phiên bản {to_version}',
  alert_code_invalid_message: '{code} không phải là dòng thuế khai báo được của phiên bản {to_version}',
  alert_successors_other: 'Có {count} dòng thuế của phiên bản mới có thể thay thế: {codes}',
};

import type { Area } from '../area.ts';
import type { disclaimer as en } from '../en/disclaimer.ts';

/** The messages of `en/disclaimer.ts` in Vietnamese. */
export const disclaimer: Area<typeof en> = {
  lookup: 'Kết quả này là gợi ý để tham khảo, không phải là quyết định phân loại của cơ quan hải quan.',
  duty: 'Đây là số ước tính cho một dòng thuế và một xuất xứ. Số thuế phải nộp do cơ quan hải quan quyết định.',
  landed_cost:
    'Đây là số ước tính theo các trị giá đã cung cấp. Thuế và phí do cơ quan hải quan xác định khi thông quan.',
  compliance:
    'Đây là gợi ý, không phải danh sách đầy đủ các yêu cầu. Hãy kiểm tra với cơ quan quản lý chuyên ngành trước khi nhập khẩu.',
  rulings:
    'Phán quyết chỉ áp dụng cho hàng hóa và dữ kiện nêu trong đó, không quyết định việc phân loại hàng hóa khác.',
};

import type { Area } from '../../area.ts';
import type { legalGeneral as en } from '../../en/legal/general.ts';

/** The messages of `en/legal/general.ts` in Vietnamese. */
export const legalGeneral: Area<typeof en> = {
  legal_gri_2a:
    'Hàng chưa hoàn chỉnh đã có đặc trưng cơ bản của hàng hoàn chỉnh, và hàng ở dạng tháo rời, được phân loại như hàng hoàn chỉnh.',
  legal_gri_2b:
    'Vật liệu nêu trong nhóm gồm cả hỗn hợp và hàng một phần từ vật liệu đó; nhiều vật liệu thì xét theo quy tắc 3.',
  legal_gri_3c: 'Khi mô tả và đặc trưng cơ bản đều không quyết định, áp dụng nhóm có số thứ tự sau cùng.',
  legal_gri_4: 'Hàng không phân loại được theo quy tắc khác thì theo hàng giống chúng nhất.',
  legal_gri_5a:
    'Bao, hộp tạo hình vừa với hàng, dùng lâu dài và trình cùng hàng thì phân loại theo hàng, trừ khi chúng tạo đặc trưng cho tổng thể.',
  legal_gri_5b: 'Bao bì thông thường phân loại theo hàng bên trong, trừ khi rõ ràng dùng lại nhiều lần.',
  legal_gri_3a: 'Nhóm mô tả cụ thể nhất được ưu tiên hơn nhóm mô tả khái quát.',
};

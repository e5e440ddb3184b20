import type { Area } from '../area.ts';
import type { explanationLegal as en } from '../en/explanation-legal.ts';
import { legalFood } from './legal/food.ts';
import { legalChemicals } from './legal/chemicals.ts';
import { legalPlastics } from './legal/plastics.ts';
import { legalPaper } from './legal/paper.ts';
import { legalTextiles } from './legal/textiles.ts';
import { legalFootwear } from './legal/footwear.ts';
import { legalMachines } from './legal/machines.ts';
import { legalVehicles } from './legal/vehicles.ts';
import { legalFurniture } from './legal/furniture.ts';

/** The messages of `en/explanation-legal.ts` in Vietnamese. */
export const explanationLegal: Area<typeof en> = {
  legal_gri_1: 'Phân loại được xác định theo nội dung của nhóm và các chú giải phần, chương.',
  legal_gri_6:
    'Ở cấp phân nhóm, phân loại theo nội dung và chú giải phân nhóm, chỉ so sánh các phân nhóm cùng cấp.',
  legal_gri_3b: 'Hàng hóa đóng bộ để bán lẻ được phân loại theo thành phần tạo nên đặc trưng cơ bản.',
  legal_chapter_61_note_1: 'Chương 61 chỉ áp dụng cho các mặt hàng dệt kim hoặc móc hoàn chỉnh.',
  legal_chapter_62_note_1: 'Chương 62 không bao gồm hàng dệt kim hoặc móc, trừ các mặt hàng thuộc nhóm 6212.',
  legal_chapter_71_note_11:
    'Đồ trang sức giả thuộc nhóm 7117 không chứa kim loại quý, trừ lớp mạ hoặc thành phần phụ.',
  legal_chapter_44_note_1:
    'Chương 44 không bao gồm túi, đồ nội thất, đồ chơi, chổi và các hàng hóa khác được nêu ở chương khác.',
  legal_section_11_note_1:
    'Phần XI không bao gồm túi, giày dép, mũ, đồ nội thất, đồ chơi và các hàng hóa khác được nêu ở chương khác.',
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
  ...legalFood,
  ...legalChemicals,
  ...legalPlastics,
  ...legalPaper,
  ...legalTextiles,
  ...legalFootwear,
  ...legalMachines,
  ...legalVehicles,
  ...legalFurniture,
};

import type { Area } from '../area.ts';
import type { explanationLegal as en } from '../en/explanation-legal.ts';
import { legalGeneral } from './legal/general.ts';
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
  ...legalGeneral,
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

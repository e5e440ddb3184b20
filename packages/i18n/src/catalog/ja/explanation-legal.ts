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

/** The messages of `en/explanation-legal.ts` in Japanese. */
export const explanationLegal: Area<typeof en> = {
  legal_gri_1: '所属の決定は、項の規定及び部又は類の注の規定に従います。',
  legal_gri_6: '号の所属は、号の規定及びその注に従い、同一水準の号のみを比較して決定します。',
  legal_gri_3b: '小売用のセットにした物品は、重要な特性を与えている構成要素により分類します。',
  legal_chapter_61_note_1: '第61類は製品にしたメリヤス編み又はクロセ編みの物品に限ります。',
  legal_chapter_62_note_1:
    '第62類には、第62.12項のものを除き、メリヤス編み又はクロセ編みの物品を含みません。',
  legal_chapter_71_note_11:
    '第71.17項の身辺用模造細貨類には、めっき又は重要でない構成部分を除き、貴金属を含みません。',
  legal_chapter_44_note_1: '第44類には、かばん、家具、玩具、ブラシその他他の類に属する物品を含みません。',
  legal_section_11_note_1: '第11部には、かばん、履物、帽子、家具、玩具その他他の類に属する物品を含みません。',
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

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
  legal_gri_2a:
    '完成品の重要な特性を有する未完成の物品及び組み立てていない物品は、完成した物品として分類します。',
  legal_gri_2b:
    '項に掲げる材料には、その混合物及びこれを一部に含む物品を含み、二以上の材料のものは通則3によります。',
  legal_gri_3c: '記載の特殊性及び重要な特性により決まらないときは、番号順で最後の項に属します。',
  legal_gri_4: '他の通則により分類できない物品は、最も類似する物品が属する項に属します。',
  legal_gri_5a:
    '物品に合わせて作られ長期使用に適するケースで物品とともに提示するものは、全体に重要な特性を与える場合を除き、その物品とともに分類します。',
  legal_gri_5b: '通常の包装容器は、反復使用に適することが明らかなものを除き、内容品とともに分類します。',
  legal_gri_3a: '最も特殊な限定をして記載をしている項は、一般的な記載の項に優先します。',
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

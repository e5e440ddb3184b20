import type { Area } from '../../area.ts';
import type { legalGeneral as en } from '../../en/legal/general.ts';

/** The messages of `en/legal/general.ts` in Japanese. */
export const legalGeneral: Area<typeof en> = {
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
};

import type { Area } from '../area.ts';
import type { disclaimer as en } from '../en/disclaimer.ts';

/** The messages of `en/disclaimer.ts` in Japanese. */
export const disclaimer: Area<typeof en> = {
  lookup: 'この結果は参考のための提案であり、税関による分類の決定ではありません。',
  duty: '一つの税番と一つの原産地についての概算です。納付すべき税額は税関が決定します。',
  landed_cost: '入力された価格に基づく概算です。関税・諸税・手数料は通関時に税関が確定します。',
  compliance:
    '参考情報であり、必要な手続をすべて示すものではありません。輸入前に所管官庁に確認してください。',
  rulings: '分類事例は、記載された物品と事実に対するものであり、ほかの物品の分類を決めるものではありません。',
};

import { readLineGoods, readLineGoodsTexts } from '@svc/knowledge/base/line-goods';
import { withoutDiacritics } from '@svc/text-model/glossary';
import { MARKETS, type Market } from '@svc/tariff/market';
import { baseRow, PLAIN_WEIGHT } from './base.ts';
import type { TrainingRow } from './training-row.ts';

export const LINE_GOODS = 'base-lines';

const rowsOf = (market: Market, code: string, description: string): TrainingRow[] => {
  const plain = withoutDiacritics(description);
  const own = baseRow(LINE_GOODS, code, description, 1, market);
  return plain === description ? [own] : [own, baseRow(LINE_GOODS, code, plain, PLAIN_WEIGHT, market)];
};

/** Knowledge base goods by national line; Vietnamese also without diacritics. */
export function readLineRows(folder: string): TrainingRow[] {
  return readLineGoodsTexts(folder).flatMap(({ market: name, text }) => {
    const market = MARKETS.find((each) => each.toLowerCase() === name);
    if (market === undefined) throw new Error(`goods by line of "${name}", which is no market`);

    return readLineGoods(text).flatMap(({ code, description }) => rowsOf(market, code, description));
  });
}

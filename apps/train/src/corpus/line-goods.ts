import { readLineGoods, readLineGoodsTexts } from '@svc/knowledge/base/line-goods';
import { withoutDiacritics } from '@svc/text-model/glossary';
import { MARKETS, type Market } from '@svc/tariff/market';
import { productOf, PLAIN_WEIGHT } from './base.ts';
import type { TrainingRow } from './training-row.ts';

/** Source of the rows. */
export const LINE_GOODS = 'base-lines';

const rowOf = (market: Market, code: string, description: string, weight: number): TrainingRow => ({
  source: LINE_GOODS,
  id: '',
  group: '',
  product: productOf(description),
  code,
  market,
  weight,
});

const rowsOf = (market: Market, code: string, description: string): TrainingRow[] => {
  const plain = withoutDiacritics(description);
  const own = rowOf(market, code, description, 1);
  return plain === description ? [own] : [own, rowOf(market, code, plain, PLAIN_WEIGHT)];
};

/** Goods of the knowledge base by national line; Vietnamese ones also as keyboards without diacritics write them. */
export function readLineRows(folder: string): TrainingRow[] {
  return readLineGoodsTexts(folder).flatMap(({ market: name, text }) => {
    const market = MARKETS.find((each) => each.toLowerCase() === name);
    if (market === undefined) throw new Error(`goods by line of "${name}", which is no market`);

    return readLineGoods(text).flatMap(({ code, description }) => rowsOf(market, code, description));
  });
}

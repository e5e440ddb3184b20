import type { MeasureEntry, StatedRate } from '../estimate.ts';
import { measure } from '../measure.ts';
import { statePossible } from '../state-measure.ts';

const ENTRY_PRICE = measure({
  key: 'entry_price',
  group: 'country',
  legalBasis: 'Regulation (EU) No 1308/2013, article 181; Combined Nomenclature, part three, annex 2',
  title: 'Duty by entry price: fruit and vegetables, grape juice and must',
  from: '1995-07-01',
  certainty: 'may_apply',
  reason: 'entry_price',
  url: 'https://eur-lex.europa.eu/eli/reg/2013/1308/oj',
});

/** Where the schedule names the entry price in the place of a rate: a duty is owed, by tables that are not in the data. */
export function entryPriceEntries({ rate }: StatedRate): readonly MeasureEntry[] {
  return rate?.kind === 'entry_price' ? [statePossible(ENTRY_PRICE, null)] : [];
}

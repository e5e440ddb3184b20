import { type FirmRates, readDuty } from './rate.ts';
import { readNeeds, scopeOf } from './goods.ts';
import { PLAIN_MEASURE, type Measure, type PackNames } from './measure.ts';
import { columns, sourceOf, type RowOf } from './table.ts';

const KINDS = [
  'anti_dumping',
  'countervailing',
  'provisional_anti_dumping',
  'minimum_price',
  'pending',
] as const;
export const TRADE_DEFENCE_TABLE = {
  required: columns('id kind title legal_basis url goods origins companies from to'),
  optional: columns('except_origins note needs'),
};
type Row = RowOf<typeof TRADE_DEFENCE_TABLE>;

/** Reads a row of trade_defence.csv: a measure whose rate depends on the producer. */
export function readTradeDefence(row: Row, names: PackNames): Measure {
  const id = row.required('id');
  const kind = row.oneOf('kind', KINDS);
  return {
    ...PLAIN_MEASURE,
    id,
    program: id.replace(/\/\d+$/, ''),
    kind: kind === 'pending' || kind === 'minimum_price' ? 'hint' : 'duty',
    title: row.required('title'),
    rateText: row.required('companies'),
    rate: { form: 'by_firm', firms: readFirms(row, names) },
    ...scopeOf(row, names),
    needs: readNeeds(row, 'needs', names.conditions),
    ...sourceOf(row),
  };
}

/** Of a producer that the row leaves out although it has a rate for all others. */
const NONE = 'none';

// `C999=48.5%; A101=9%|12 EUR/TNE`
function readFirms(row: Row, { market }: PackNames): FirmRates {
  return new Map(
    row
      .text('companies')
      .split(';')
      .map((text) => {
        const entry = text.trim();
        const [firm = '', texts = ''] = entry.split('=');
        const each = texts === NONE ? [] : texts.split('|');
        const rates = each.map((text) => readDuty(text.trim(), market));
        const known = rates.filter((rate) => rate !== null);
        if (known.length < rates.length || firm === '') row.fault('companies', 'not_a_rate', entry);
        return [firm, known] as const;
      }),
  );
}

import { type FirmRates, readDuty } from './rate.ts';
import { readGoods } from './goods.ts';
import { PLAIN_MEASURE, readUrl, type Measure, type PackNames } from './measure.ts';
import { readOrigins } from './origins.ts';
import { period, type TableRow } from './table.ts';

const KINDS = [
  'anti_dumping',
  'countervailing',
  'provisional_anti_dumping',
  'minimum_price',
  'pending',
] as const;
const COLUMNS = [
  'id',
  'kind',
  'title',
  'legal_basis',
  'url',
  'goods',
  'origins',
  'companies',
  'from',
  'to',
] as const;
const MORE = ['except_origins', 'note'] as const;
type Column = (typeof COLUMNS)[number] | (typeof MORE)[number];

export const TRADE_DEFENCE_TABLE = { required: COLUMNS, optional: MORE };

/** Reads a row of trade_defence.csv: a measure whose rate depends on the producer. */
export function readTradeDefence(row: TableRow<Column>, names: PackNames): Measure {
  const id = row.required('id');
  const kind = row.oneOf('kind', KINDS);
  return {
    ...PLAIN_MEASURE,
    id,
    program: id.replace(/\/\d+$/, ''),
    kind: kind === 'pending' || kind === 'minimum_price' ? 'hint' : 'duty',
    title: row.required('title'),
    legalBasis: row.required('legal_basis'),
    url: readUrl(row, 'url'),
    rateText: row.required('companies'),
    rate: { form: 'by_firm', firms: readFirms(row, names) },
    goods: readGoods(row, 'goods', names.lists),
    origins: readOrigins(row, 'origins', names.groups),
    exceptOrigins: readOrigins(row, 'except_origins', names.groups) ?? [],
    ...period(row, 'from', 'to'),
  };
}

// `C999=48.5%; A101=9%|12 EUR/TNE`
function readFirms(row: TableRow<Column>, { market }: PackNames): FirmRates {
  const entries = row
    .text('companies')
    .split(';')
    .map((entry) => entry.trim());
  return new Map(
    entries.map((entry) => {
      const [firm = '', texts = ''] = entry.split('=');
      const rates = texts.split('|').map((text) => readDuty(text.trim(), market));
      const known = rates.filter((rate) => rate !== null);
      if (known.length < rates.length || firm === '') row.fault('companies', 'not_a_rate', entry);
      return [firm, known] as const;
    }),
  );
}

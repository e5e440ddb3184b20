import { ALL_GOODS } from '../pack/goods.ts';
import { PLAIN_MEASURE, type Measure } from '../pack/measure.ts';
import type { Law } from '../law.ts';
import type { DutyRequest, MeasureEntry, StatedRate } from './estimate.ts';
import type { MeasureReason } from './measure-reason.ts';
import { Decimal } from '@svc/tariff/rates/decimal';

const HEADING = /9903\.\d{2}\.\d{2}/g;

export function scheduleHints(
  { line, inputs }: DutyRequest,
  law: Law,
  base: StatedRate,
): readonly MeasureEntry[] {
  const isByEntryPrice = !base.isAvailable && ['entry_price', 'seasonal'].includes(base.rate?.kind ?? '');
  return [
    ...(isByEntryPrice ? [entry(ENTRY_PRICE, 'entry_price')] : []),
    ...noted(line.additionalDuties, inputs.date, law),
  ];
}

const HINT = {
  ...PLAIN_MEASURE,
  kind: 'hint',
  url: '',
  rateText: '',
  rate: { form: 'unknown' },
  goods: ALL_GOODS,
  origins: null,
  to: null,
} as const;

const ENTRY_PRICE: Measure = {
  ...HINT,
  id: 'entry_price',
  program: 'entry_price',
  legalBasis: 'Regulation (EU) No 1308/2013, article 181; Combined Nomenclature, part three, annex 2',
  title: 'Duty by entry price: fruit and vegetables, grape juice and must',
  from: '1995-07-01',
  url: 'https://eur-lex.europa.eu/eli/reg/2013/1308/oj',
};

// Text of the schedule's own column, unless it only names headings covered by the law.
function noted(text: string | null, date: string, { headings }: Law): readonly MeasureEntry[] {
  if (text === null || text.trim() === '') return [];
  const named = text.match(HEADING) ?? [];
  if (named.length > 0 && named.every((heading) => headings.has(heading))) return [];

  const measure: Measure = {
    ...HINT,
    id: 'additional_duties',
    program: 'additional_duties',
    legalBasis: 'Additional duties column of the schedule',
    title: text,
    rateText: text,
    from: date,
  };
  return [entry(measure, 'schedule_note')];
}

function entry(measure: Measure, reason: MeasureReason): MeasureEntry {
  const pct = { low: new Decimal(0), high: null };
  return { measure, reason, rateText: measure.rateText, pct, amount: null, missing: [] };
}

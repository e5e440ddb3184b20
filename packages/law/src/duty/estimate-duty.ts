import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { hasSpecificPart } from '@svc/tariff/rates/rate-shape';
import { chooseBase, type ChosenBase } from './choose-base.ts';
import type { DutyEstimate, DutyRequest, MeasureEntry, PercentRange } from './estimate.ts';
import { entryPriceEntries } from './eu/entry-price.ts';
import { lowValueEntries } from './eu/low-value.ts';
import { measure, type AdditionalMeasure } from './measure.ts';
import { selectMeasures } from './select-measures.ts';
import { stateOwed, statePossible } from './state-measure.ts';
import { EU_MEASURES, VN_MEASURES } from './trade-defence.ts';
import { US_MEASURES } from './us/additional-measures.ts';
import { ordinaryRateEntries } from './vn/ordinary-rate.ts';

const MEASURES: Readonly<Record<Market, readonly AdditionalMeasure[]>> = {
  US: US_MEASURES,
  EU: EU_MEASURES,
  VN: VN_MEASURES,
};
const ZERO = new Decimal(0);
const ORIGIN: MissingInput = { field: 'origin', unit: null, why: 'origin' };

const METAL_SHARE: MissingInput = { field: 'metal_weight_pct', unit: '%', why: 'metal_share' };

function isOnMetalShare({ measure, reason }: MeasureEntry): boolean {
  return measure.leastMetal !== null && reason === 'content';
}

/**
 * Estimates the duty of a line: base by origin and claim, offers of preference, duties on top. Pure and total: an input
 * that is absent, a rate that cannot be read and an unknown origin widen the answer and are named in it.
 */
export function estimateDuty(request: DutyRequest): DutyEstimate {
  const chosen = chooseBase(request);
  return combined(request, chosen, measuresOf(request, chosen));
}

/** The estimate of the base duty alone, with nothing on top. */
export function estimateBase(request: DutyRequest): DutyEstimate {
  return combined(request, chooseBase(request), { additional: [], mayApply: [] });
}

type OnTop = Pick<DutyEstimate, 'additional' | 'mayApply'>;

function combined({ inputs }: DutyRequest, chosen: ChosenBase, onTop: OnTop): DutyEstimate {
  const { additional } = onTop;
  const additionalPct = sumOf(additional.flatMap(({ pct }) => (pct === null ? [] : [pct])));
  const entries = [chosen.base, ...additional];
  const totalPct = sumOf([chosen.base.pct, additionalPct]);
  const amounts = entries.map(({ amount }) => amount).filter((amount) => amount !== null);
  const isWhole = chosen.base.isAvailable && amounts.length === entries.length;

  return {
    ...chosen,
    ...onTop,
    isAvailable: chosen.base.isAvailable,
    hasSpecific: chosen.base.rate !== null && hasSpecificPart(chosen.base.rate),
    additionalPct,
    totalPct,
    mostPct: mostOf(totalPct, onTop.mayApply),
    amount: isWhole ? Decimal.sum(ZERO, ...amounts) : null,
    missing: distinct([
      ...(inputs.origin === null ? [ORIGIN] : []),
      ...entries.flatMap(({ missing }) => missing),
      ...(onTop.mayApply.some(isOnMetalShare) ? [METAL_SHARE] : []),
    ]),
  };
}

function measuresOf(request: DutyRequest, { base, basis, preferences }: ChosenBase): OnTop {
  const { market, line, inputs } = request;
  const claimed = basis === 'preference' ? preferences.find(({ state }) => state === 'claimed') : undefined;
  const goods = {
    digits: line.codeDigits ?? '',
    origin: inputs.origin,
    date: inputs.date,
    programme: claimed?.programme.code ?? null,
    metalPct: inputs.measures.metal_weight_pct ?? null,
  };
  const { owed, possible } = selectMeasures(MEASURES[market], goods);
  const displacedParts = owed.flatMap(({ rate, group }) =>
    group === 'section_232' && rate?.form === 'added' && rate.basis !== null ? [rate.basis] : [],
  );
  const additional = owed.map((each) => stateOwed(each, { inputs, base, displacedParts }));
  const mayApply: readonly MeasureEntry[] = [
    ...possible.map((each) => statePossible(each, inputs.origin)),
    ...(market === 'VN' ? ordinaryRateEntries(request) : []),
    ...entryPriceEntries(base),
    ...lowValueEntries(request),
    ...noted(line.additionalDuties, inputs.date),
  ];

  return { additional, mayApply };
}

const HEADING = /9903\.\d{2}\.\d{2}/g;
const KNOWN_HEADINGS = new Set(US_MEASURES.map(({ code }) => code));

// What the schedule prints in its own column, unless it only names headings that are in the data.
function noted(text: string | null, date: string): readonly MeasureEntry[] {
  if (text === null || text.trim() === '') return [];
  const headings = text.match(HEADING) ?? [];
  if (headings.length > 0 && headings.every((heading) => KNOWN_HEADINGS.has(heading))) return [];

  const facts = measure({
    key: 'additional_duties',
    group: 'country',
    legalBasis: 'Additional duties column of the schedule',
    title: text,
    from: date,
    certainty: 'may_apply',
    reason: 'schedule_note',
    url: '',
  });

  return [{ ...statePossible(facts, null), reason: 'schedule_note', rateText: text }];
}

// What is owed beyond a quota, or by producer, comes on top of all else.
function mostOf({ high }: PercentRange, mayApply: readonly MeasureEntry[]): Decimal | null {
  const onTop = mayApply.filter(({ reason }) => reason === 'quota' || reason === 'producer');
  return high === null ? null : Decimal.sum(high, ...onTop.map(({ pct }) => pct?.high ?? ZERO));
}

function sumOf(ranges: readonly PercentRange[]): PercentRange {
  return ranges.reduce(
    (sum, { low, high }) => ({
      low: sum.low.plus(low),
      high: sum.high === null || high === null ? null : sum.high.plus(high),
    }),
    { low: ZERO, high: ZERO },
  );
}

function distinct(missing: readonly MissingInput[]): readonly MissingInput[] {
  return [...new Map(missing.map((input) => [input.field, input])).values()];
}

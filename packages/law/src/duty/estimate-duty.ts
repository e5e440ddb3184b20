import { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { hasSpecificPart } from '@svc/tariff/rates/rate-shape';
import type { GivenFacts } from '../pack/condition.ts';
import type { Measure } from '../pack/measure.ts';
import type { Law } from '../law.ts';
import { boundsOf, isBan, sumOf, type BoundParts, type Placed } from './bounds.ts';
import { chooseBase, offersFor, stateBase, type ChosenBase } from './choose-base.ts';
import type {
  DutyEstimate,
  DutyRequest,
  MeasureEntry,
  OpenQuestion,
  PercentRange,
  StatedRate,
} from './estimate.ts';
import { partlyDutiable } from './follow-reference.ts';
import { applicableMeasures } from './applicable-measures.ts';
import { reasonOf } from './measure-reason.ts';
import { scheduleHints } from './schedule-hints.ts';
import { stackMeasures, type Stacked } from './stack-measures.ts';
import { stateMeasure, type Stated } from './state-measure.ts';

const ZERO = new Decimal(0);
const WITH_INPUTS: readonly MeasureEntry['reason'][] = ['quota', 'content'];
const ORIGIN: MissingInput = { field: 'origin', unit: null, why: 'origin' };

/**
 * Estimates the duty of a line: base by origin and claim, preferences, additional duties. Pure, never throws: missing
 * inputs, unreadable rates and an unknown origin widen the estimate and are listed in it.
 */
export function estimateDuty(request: DutyRequest, law: Law): DutyEstimate {
  const partly = partlyDutiable(request);
  return partly === null
    ? estimateWhole(request, law)
    : ofShare(estimateWhole(partly.article, law), partly.share);
}

// Amounts of the part remain; percentages become those of the whole value.
function ofShare(estimate: DutyEstimate, share: Decimal): DutyEstimate {
  const scaled = ({ low, high }: PercentRange) => ({
    low: low.times(share),
    high: high?.times(share) ?? null,
  });
  const entries = (list: readonly MeasureEntry[]) => list.map((each) => ({ ...each, pct: scaled(each.pct) }));
  return {
    ...estimate,
    base: { ...estimate.base, pct: scaled(estimate.base.pct) },
    additional: entries(estimate.additional),
    mayApply: entries(estimate.mayApply),
    additionalPct: scaled(estimate.additionalPct),
    totalPct: scaled(estimate.totalPct),
    boundPct: scaled(estimate.boundPct),
  };
}

function estimateWhole(request: DutyRequest, law: Law): DutyEstimate {
  const { line, inputs } = request;
  const offered = offersFor(request, law);
  const facts = factsOf(request, offered.claim);
  const holdings = applicableMeasures(law, {
    digits: line.codeDigits ?? '',
    origin: inputs.origin,
    date: inputs.date,
    claim: offered.claim,
    facts,
  });
  const all = stackMeasures(holdings);
  const [inPlace, onTop] = split(all, ({ measure }) => measure.kind === 'base');
  const chosen = chooseBase(request, offered, inPlace);
  const place = (stacked: Stacked): Placed => ({
    stacked,
    entry: entryOf(stacked, { request, base: chosen.base, facts }),
  });
  const [owed, possible] = split(onTop.filter(isNamed), ({ standing }) => standing !== 'may');

  return combined(request, law, {
    chosen,
    claim: offered.claim,
    inPlace: inPlace.filter(({ standing }) => standing === 'may').map(place),
    owed: owed.map(place),
    possible: possible.map(place),
    prohibited: onTop.filter(({ measure, standing }) => isBan(measure) && standing !== 'may'),
    reliefs: onTop.filter(({ measure }) => measure.kind === 'relief'),
    hints: scheduleHints(request, law, chosen.base),
  });
}

interface Parts extends BoundParts {
  readonly chosen: ChosenBase;
  readonly claim: string | null;
  readonly prohibited: readonly Stacked[];
  readonly hints: readonly MeasureEntry[];
}

function combined({ inputs, preference }: DutyRequest, law: Law, parts: Parts): DutyEstimate {
  const { chosen, owed, hints } = parts;
  const { base } = chosen;
  const isKnown = inputs.date <= law.pack.knownUntil;
  const additional = owed.map(({ entry }) => entry);
  const additionalPct = sumOf(additional.map(({ pct }) => pct));
  const isClaimOpen = chosen.preferences.some(
    ({ programme, state }) => programme.code === preference && state === 'rate_elsewhere',
  );
  // An unknown claimed rate may be zero.
  const bounds = boundsOf(isClaimOpen ? { ...base, pct: { ...base.pct, low: ZERO } } : base, parts);
  const amount = amountOf(base, additional);
  const mayApply = [...bounds.possible.map(({ entry }) => entry), ...hints];
  const questions = questionsOf(parts);
  const missing = missingOf(inputs.origin, [base, ...additional], mayApply);
  const isCertain =
    isKnown && inputs.origin !== null && !isClaimOpen && questions.length + mayApply.length === 0;

  return {
    ...chosen,
    claim: parts.claim,
    additional,
    mayApply,
    prohibited: parts.prohibited.map(({ measure }) => measure),
    questions,
    isAvailable: base.isAvailable,
    hasSpecific: base.rate !== null && hasSpecificPart(base.rate),
    additionalPct,
    totalPct: sumOf([base.pct, additionalPct]),
    boundPct: { low: bounds.low, high: isKnown && hints.length === 0 ? bounds.high : null },
    amount,
    missing,
    isKnown,
    isCertain,
    isDefinite: isCertain && amount !== null && missing.length === 0,
  };
}

function amountOf(base: StatedRate, additional: readonly MeasureEntry[]): Decimal | null {
  const amounts = [base, ...additional].map(({ amount }) => amount).filter((amount) => amount !== null);
  const isWhole = base.isAvailable && amounts.length === additional.length + 1;
  return isWhole ? Decimal.sum(ZERO, ...amounts) : null;
}

function missingOf(
  origin: string | null,
  applied: readonly Pick<MeasureEntry, 'missing'>[],
  mayApply: readonly MeasureEntry[],
): readonly MissingInput[] {
  const possible = mayApply.filter(({ reason }) => WITH_INPUTS.includes(reason));
  const all = [
    ...(origin === null ? [ORIGIN] : []),
    ...[...applied, ...possible].flatMap(({ missing }) => missing),
  ];
  return [...new Map(all.map((input) => [input.field, input])).values()];
}

interface Around {
  readonly request: DutyRequest;
  readonly base: StatedRate;
  readonly facts: GivenFacts;
}

function entryOf(stacked: Stacked, { request, base, facts }: Around): MeasureEntry {
  const { measure, standing, lessParts } = stacked;
  const stated =
    measure.kind === 'base'
      ? stateBase(request, measure)
      : stateMeasure(measure.rate, { inputs: request.inputs, base, lessParts, facts });

  return {
    measure,
    reason: reasonOf(stacked),
    rateText: rateTextOf(measure, request, stated),
    pct: stated.pct,
    amount: standing === 'may' ? null : stated.amount,
    missing: stated.missing,
  };
}

function rateTextOf({ rate, rateText }: Measure, { line }: DutyRequest, stated: Stated): string {
  if (rate.form === 'column2') return line.column2Rate ?? rateText;
  return rate.form === 'by_firm' ? firmText(stated) : rateText;
}

// The highest percentage represents all producers; a producer may have two rates, depending on the declaration.
function firmText({ pct: { low, high }, amount }: Stated): string {
  if (high === null) return 'unknown';
  const most = pctText(high);
  if (low.equals(high)) return most;
  return amount === null ? `MAX ${most}` : `${pctText(low)} or ${most}`;
}

function pctText(pct: Decimal): string {
  return `${pct.toDecimalPlaces(2).toFixed()}%`;
}

// Definite prohibitions are listed separately and those of other origins are irrelevant; reliefs are listed only if
// they remove something.
function isNamed({ measure, standing, reason, victims }: Stacked): boolean {
  if (isBan(measure)) return standing === 'may' && reason !== 'origin_unknown';
  return measure.kind !== 'relief' || (standing === 'owed' && victims.length > 0);
}

export function factsOf({ facts, inputs }: DutyRequest, claim: string | null): GivenFacts {
  const { withinQuota, lowValueConsignment, customsValue, weightKg, measures } = inputs;
  return {
    preference: claim ?? 'none',
    ...(withinQuota === null ? {} : { within_quota: String(withinQuota) }),
    ...(lowValueConsignment === undefined ? {} : { low_value_consignment: String(lowValueConsignment) }),
    ...(customsValue === null ? {} : { customs_value: customsValue.toFixed() }),
    ...(weightKg === null ? {} : { weight_kg: weightKg.toFixed() }),
    ...Object.fromEntries(Object.entries(measures).map(([field, value]) => [field, value.toFixed()])),
    ...facts,
  };
}

function questionsOf({ owed, possible, inPlace, reliefs }: Parts): readonly OpenQuestion[] {
  const asked = [...owed, ...possible, ...inPlace].map(({ stacked }) => stacked);
  const ofReliefs = reliefs.filter(({ standing, victims }) => standing === 'may' && victims.length > 0);
  const questions = [...asked, ...ofReliefs].flatMap(({ measure, open, standing }) =>
    open.map((condition): OpenQuestion => ({
      ...condition,
      measure,
      // Effect of yes; inverted if the condition is met by no.
      effect:
        (standing === 'unless' || measure.kind === 'relief') === (condition.condition.means.is !== 'no')
          ? 'exempt'
          : 'owed',
    })),
  );
  const byAnswer = new Map(questions.map((each) => [`${each.condition.key} ${each.measure.id}`, each]));
  return [...byAnswer.values()];
}

function split<T>(list: readonly T[], test: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(test), list.filter((item) => !test(item))];
}

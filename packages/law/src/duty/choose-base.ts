import type { Market } from '@svc/tariff/market';
import { parseSpecial } from '@svc/tariff/rates/parse-rate';
import { printRate } from '@svc/tariff/rates/print-rate';
import { isOn, type Law } from '../law.ts';
import type { Measure } from '../pack/measure.ts';
import type { PreferentialRate, Programme } from '../pack/programme.ts';
import type { DutyRequest, OfferState, PreferenceOffer, RateBasis, StatedRate } from './estimate.ts';
import { following } from './follow-reference.ts';
import type { Stacked } from './stack-measures.ts';
import { byMost, stateMeasure } from './state-measure.ts';
import { stateRate, stateText } from './state-rate.ts';

/** General rate of the schedule, possible preferences, and the effective claim. */
export interface Offered {
  readonly general: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  readonly claim: string | null;
}

export interface ChosenBase {
  readonly basis: RateBasis;
  readonly base: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  readonly temporary: Measure | null;
}

export function offersFor(request: DutyRequest, law: Law): Offered {
  const { line, market, preference } = request;
  const general = stateText(line.dutyRate, market, following(request, 'dutyRate'));
  const preferences = offersOf(request, law);
  const claimed = preferences.find(({ programme }) => programme.code === preference);
  const isFreeForAll = general.rate?.kind === 'free' && claimed?.state === 'not_granted';
  const counts = claimed?.state === 'claimed' || isFreeForAll;

  return { general, preferences, claim: counts ? preference : null };
}

/**
 * Selects the base rate: column 2 by origin, a rate replacing the general one, a claimed and granted preference, else
 * the general rate.
 */
export function chooseBase(
  request: DutyRequest,
  { general, preferences }: Offered,
  inPlace: readonly Stacked[],
): ChosenBase {
  const sure = inPlace.filter(({ standing }) => standing !== 'may').map(({ measure }) => measure);
  const column2 = sure.find(({ rate }) => rate.form === 'column2');
  if (column2 !== undefined) return column2Base(request, general, column2);

  const item = sure.find(({ rate }) => rate.form === 'item');
  const lowest = sure
    .map((measure) => ({ measure, stated: stateBase(request, measure) }))
    .toSorted((one, other) => byMost(one.stated, other.stated))[0];
  const temporary = item ?? lowest?.measure ?? null;
  const standing = temporary === null ? general : stateBase(request, temporary);
  const claimed = preferences.find(({ state }) => state === 'claimed');
  if (item !== undefined || claimed === undefined || isLower(standing, claimed.rate))
    return { basis: 'general', base: standing, preferences, temporary };

  // Nobody claims more than the general rate.
  const high = claimed.rate.pct.high ?? standing.pct.high;
  const base = { ...claimed.rate, pct: { ...claimed.rate.pct, high } };
  return { basis: 'preference', base, preferences, temporary: null };
}

export function stateBase(request: DutyRequest, measure: Measure): StatedRate {
  const { rate, rateText } = measure;
  const { inputs, line, market } = request;
  if (rate.form === 'column2') return stateText(line.column2Rate, market, inputs);
  if (rate.form === 'duty') return stateRate(rateText, rate.rate, inputs);
  const base = stateRate(null, null, inputs);
  return {
    ...base,
    ...stateMeasure(rate, { inputs, base, lessParts: [], facts: {} }),
    text: rateText,
    isAvailable: rate.form === 'item',
  };
}

// Few lines have a separate column 2 rate; the others repeat the text of the general rate.
function column2Base(request: DutyRequest, general: StatedRate, temporary: Measure): ChosenBase {
  const text = request.line.column2Rate;
  const base = text === null ? general : stateText(text, request.market, following(request, 'column2Rate'));
  return { basis: 'column2', base, preferences: [], temporary };
}

// Nobody has to claim a preference that exceeds the general rate.
function isLower(general: StatedRate, claimed: StatedRate): boolean {
  return general.isAvailable && general.pct.high !== null && general.pct.high.lt(claimed.pct.low);
}

function offersOf(request: DutyRequest, law: Law): readonly PreferenceOffer[] {
  const { preference, inputs } = request;
  const { origin, date } = inputs;
  const codes = new Set(
    law.pack.programmes
      .filter(({ code, origins }) => code === preference || (origin !== null && origins !== null))
      .map(({ code }) => code),
  );
  const programmes = [...codes]
    .map((code) => law.programme(code, date))
    .filter((programme) => programme !== null)
    .filter((programme) => programme.code === preference || covers(programme, request, law));
  // Most origins have no programme, so the special rates are not parsed.
  if (programmes.length === 0) return [];

  const rates = ratesByProgramme(request);

  return programmes.flatMap((programme) => {
    const isClaimed = programme.code === preference;
    const rate = rateOf(programme, rates, request, law);
    if (!isClaimed && rate === null) return [];
    const state = stateOf(request, law, programme, rate, isClaimed);
    return [{ programme, rate: rate ?? stateRate(null, null, inputs), state }];
  });
}

function covers(programme: Programme, { inputs: { origin, date } }: DutyRequest, law: Law): boolean {
  return origin !== null && isOn(programme, date) && law.isOf(programme.origins, origin, date);
}

function stateOf(
  request: DutyRequest,
  law: Law,
  programme: Programme,
  rate: StatedRate | null,
  isClaimed: boolean,
): OfferState {
  if (!isOn(programme, request.inputs.date)) return 'lapsed';
  if (!covers(programme, request, law)) return 'origin';
  if (request.market !== 'US' && rate?.rate === null) return 'rate_elsewhere';
  return stateOfRate(rate) ?? (isClaimed ? 'claimed' : 'conditional');
}

function stateOfRate(rate: StatedRate | null): OfferState | null {
  if (rate?.rate?.kind === 'reference' || rate?.rate?.kind === 'entry_price') return 'rate_elsewhere';
  return rate?.isAvailable === true ? null : 'not_granted';
}

function ratesByProgramme({ market, line, inputs }: DutyRequest): ReadonlyMap<string, StatedRate> {
  const specials = specialRates(line.specialRate, market, inputs);
  const agreements: unknown = line.extra['agreements'];
  if (market !== 'VN' || typeof agreements !== 'object' || agreements === null) return specials;

  const texts = Object.entries(agreements);

  return new Map([
    ...specials,
    ...texts.map(([code, text]) => [code, stateText(String(text), market, inputs)] as const),
  ]);
}

function specialRates(
  text: string | null,
  market: Market,
  inputs: DutyRequest['inputs'],
): ReadonlyMap<string, StatedRate> {
  const specials = text === null ? [] : parseSpecial(text, market);
  if ('kind' in specials) return new Map();

  return new Map(
    specials.flatMap(({ programs, rate }) => {
      const stated = stateRate(printRate(rate, market), rate, inputs);
      return programs.map((program) => [program, stated] as const);
    }),
  );
}

// In copies of Vietnam's tariff, columns may be empty; an agreement without a preference has an asterisk.
function rateOf(
  programme: Programme,
  rates: ReadonlyMap<string, StatedRate>,
  request: DutyRequest,
  law: Law,
): StatedRate | null {
  const row = packRow(programme, request, law);
  if (row?.rate === 'none') return null;
  if (row?.rate === 'unknown') return stateRate(null, null, request.inputs);
  return row === undefined
    ? printedRate(programme, rates, request)
    : stateRate(row.rateText, row.rate, request.inputs);
}

function printedRate(
  programme: Programme,
  rates: ReadonlyMap<string, StatedRate>,
  request: DutyRequest,
): StatedRate | null {
  const printed = rates.get(programme.code) ?? rates.get(scheduleOf(programme, request)) ?? null;
  if (printed !== null || request.market === 'US') return printed;
  return request.market === 'EU'
    ? rateOfCountry(programme, rates, request)
    : stateRate(null, null, request.inputs);
}

function scheduleOf({ schedules }: Programme, { inputs }: DutyRequest): string {
  return schedules[inputs.origin ?? ''] ?? '';
}

function packRow({ code }: Programme, { line, inputs }: DutyRequest, law: Law): PreferentialRate | undefined {
  const { origin, date } = inputs;
  const isOfGoods = ({ origins, exceptOrigins, from, to }: PreferentialRate): boolean =>
    isOn({ from, to }, date) &&
    (origin === null || (law.isOf(origins, origin, date) && !law.isOf(exceptOrigins, origin, date)));
  return law.preferences(code, line.codeDigits ?? '').find(isOfGoods);
}

// EU lists name countries as well as programmes; if they name none, the rates are in TARIC.
function rateOfCountry(
  { isGroup }: Programme,
  rates: ReadonlyMap<string, StatedRate>,
  { line, inputs }: DutyRequest,
): StatedRate | null {
  const ofCountry = isGroup ? undefined : rates.get(inputs.origin ?? '');
  if (ofCountry !== undefined) return ofCountry;
  return line.specialRate === null ? stateRate(null, null, inputs) : null;
}

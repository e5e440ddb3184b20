import type { Market } from '@svc/tariff/market';
import { parseSpecial } from '@svc/tariff/rates/parse-rate';
import { printRate } from '@svc/tariff/rates/print-rate';
import type { DutyRequest, OfferState, PreferenceOffer, RateBasis, StatedRate } from './estimate.ts';
import { following } from './follow-reference.ts';
import { lowValueBase } from './eu/low-value.ts';
import type { Programme } from './programme.ts';
import { coversOrigin, isInForce, PROGRAMMES } from './programmes.ts';
import { stateRate, stateText } from './state-rate.ts';
import { temporaryRate, type TemporaryRate } from './temporary-rates.ts';
import { isColumn2 } from './us/column-2.ts';

/** The base duty and the available preferences. */
export interface ChosenBase {
  readonly basis: RateBasis;
  readonly base: StatedRate;
  readonly preferences: readonly PreferenceOffer[];
  /** The rate that stands in the place of the schedule's general one for a time; null where none does or another is owed. */
  readonly temporary: TemporaryRate | null;
}

/** The rate that stands as the base: column 2 by origin, a preference that is claimed and granted, else the general one. */
export function chooseBase(request: DutyRequest): ChosenBase {
  const { market, line, inputs } = request;
  const temporary = temporaryRate(market, line.codeDigits ?? '', inputs);
  const general = stateText(temporary?.text ?? line.dutyRate, market, following(request, 'dutyRate'));
  if (market === 'US' && inputs.origin !== null && isColumn2(inputs.origin, inputs.date)) {
    return column2Base(request, general);
  }
  const preferences = offersOf(request);
  const lowValue = lowValueBase(request);
  if (lowValue !== null) return { basis: 'general', preferences, ...lowValue };
  const claimed = preferences.find(({ state }) => state === 'claimed');
  if (claimed === undefined || isLower(general, claimed.rate))
    return { basis: 'general', base: general, preferences, temporary };

  return { basis: 'preference', base: claimed.rate, preferences, temporary: null };
}

// Lines without a rate of their own in column 2 are few; what they say is their general rate's.
function column2Base(request: DutyRequest, general: StatedRate): ChosenBase {
  const text = request.line.column2Rate;
  const base = text === null ? general : stateText(text, request.market, following(request, 'column2Rate'));
  return { basis: 'column2', base, preferences: [], temporary: null };
}

// Nobody has to claim a preference that is dearer than the general rate.
function isLower(general: StatedRate, claimed: StatedRate): boolean {
  return general.isAvailable && general.pct.high !== null && general.pct.high.lt(claimed.pct.low);
}

function offersOf(request: DutyRequest): readonly PreferenceOffer[] {
  const { market, preference } = request;
  const programmes = PROGRAMMES[market].filter(
    (programme) => programme.code === preference || mayClaim(programme, request),
  );
  // Goods of most origins have none: their special rates are left unread.
  if (programmes.length === 0) return [];

  const rates = ratesByProgramme(request);

  return programmes.flatMap((programme) => {
    const isClaimed = programme.code === preference;
    const rate = rateOf(programme, rates, request);
    if (!isClaimed && rate === null) return [];
    const state = stateOf(request, programme, rate, isClaimed);
    return [{ programme, rate: rate ?? stateRate(null, null, request.inputs), state }];
  });
}

function mayClaim(programme: Programme, { inputs }: DutyRequest): boolean {
  const { origin, date } = inputs;
  return origin !== null && !isTooWide(programme) && coversOrigin(programme, origin, date);
}

// Programmes of all origins are named for goods that claim them only.
function isTooWide({ origins }: Programme): boolean {
  return origins === null;
}

function stateOf(
  { inputs, market }: DutyRequest,
  programme: Programme,
  rate: StatedRate | null,
  isClaimed: boolean,
): OfferState {
  const { origin, date } = inputs;
  if (!isInForce(programme, date)) return 'lapsed';
  if (origin === null || !coversOrigin(programme, origin, date)) return 'origin';
  if (market !== 'US' && rate?.rate === null) return 'rate_elsewhere';
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

// Copies of Vietnam's tariff leave columns empty: an agreement that gives no preference has an asterisk there.
function rateOf(
  programme: Programme,
  rates: ReadonlyMap<string, StatedRate>,
  request: DutyRequest,
): StatedRate | null {
  const { origin } = request.inputs;
  const own =
    rates.get(programme.code) ??
    rates.get(programme.schedules?.[origin ?? ''] ?? '') ??
    grantedRate(programme, request);
  if (own !== undefined || request.market === 'US') return own ?? null;
  return request.market === 'EU'
    ? rateOfCountry(programme, rates, request)
    : stateRate(null, null, request.inputs);
}

function grantedRate({ grants }: Programme, { line, market, inputs }: DutyRequest): StatedRate | undefined {
  const isGranted = grants !== undefined && grants.codes.matched(line.codeDigits ?? '') > 0;
  return isGranted ? stateText(grants.text, market, inputs) : undefined;
}

// Lists of the European Union name countries as well as programmes; where there are none the rates stand in TARIC.
function rateOfCountry(
  { isGroup = false }: Programme,
  rates: ReadonlyMap<string, StatedRate>,
  { line, inputs }: DutyRequest,
): StatedRate | null {
  const ofCountry = isGroup ? undefined : rates.get(inputs.origin ?? '');
  if (ofCountry !== undefined) return ofCountry;
  return line.specialRate === null ? stateRate(null, null, inputs) : null;
}

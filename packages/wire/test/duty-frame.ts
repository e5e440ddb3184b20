import { translator } from '@svc/i18n/translate';
import type { DutyEstimate, MeasureEntry, StatedRate } from '@svc/law/duty/estimate';
import { testLaw } from '@svc/testkit/measure-pack';
import { Decimal } from '@svc/tariff/rates/decimal';
import { NO_INPUTS, type RateInputs } from '@svc/tariff/rates/inputs';
import type { DutyFrame } from '../src/tariff/duty-estimate.ts';

export const t = translator('en');
export const decimal = (text: string) => new Decimal(text);
/** A range whose ends meet. */
export const exactly = (pct: string) => ({ low: decimal(pct), high: decimal(pct) });

export const BASE: StatedRate = {
  text: '16.5%',
  rate: { kind: 'ad_valorem', pct: '16.5', basis: null },
  pct: exactly('16.5'),
  amount: decimal('165'),
  missing: [],
  isAvailable: true,
};

export const UNKNOWN: StatedRate = {
  text: 'See note 4',
  rate: { kind: 'unread', text: 'See note 4', at: 'See' },
  pct: { low: decimal('0'), high: null },
  amount: null,
  missing: [],
  isAvailable: false,
};

export const LAW = testLaw({
  knownUntil: '2026-11-30',
  conditions: { civil_aircraft: 'true' },
  lists: { aircraft: [['61', 'civil_aircraft']] },
  measures: [
    {
      id: 'section-301/2',
      heading: '9903.88.03',
      title: 'Section 301',
      legal_basis: '19 U.S.C. 2411',
      url: 'https://example.com/301',
      rate: '25%',
      from: '2018-07-06',
      except_goods: '@aircraft',
    },
  ],
});
export const [SECTION = raise()] = LAW.pack.measures;

function raise(): never {
  throw new Error('the pack has a measure');
}

export function entryOf(changes: Partial<MeasureEntry> = {}): MeasureEntry {
  return {
    measure: SECTION,
    reason: 'origin_and_code',
    rateText: '25%',
    pct: exactly('25'),
    amount: decimal('250'),
    missing: [],
    ...changes,
  };
}

export function estimateOf(changes: Partial<DutyEstimate> = {}): DutyEstimate {
  return {
    basis: 'general',
    base: BASE,
    preferences: [],
    claim: null,
    temporary: null,
    additional: [],
    mayApply: [],
    prohibited: [],
    questions: [],
    isAvailable: true,
    hasSpecific: false,
    additionalPct: exactly('0'),
    totalPct: exactly('16.5'),
    boundPct: exactly('16.5'),
    amount: decimal('165'),
    missing: [],
    isKnown: true,
    isCertain: true,
    isDefinite: true,
    ...changes,
  };
}

export function frameOf(inputs: Partial<RateInputs> = {}, market: 'US' | 'EU' | 'VN' = 'US'): DutyFrame {
  const line = {
    code: '6109.10.00.12',
    codeDigits: '6109100012',
    dutyRate: '16.5%',
    specialRate: null,
    column2Rate: null,
    unit: null,
    additionalDuties: null,
    extra: {},
  };
  const known: RateInputs = {
    ...NO_INPUTS,
    currency: 'USD',
    origin: 'CN',
    date: '2026-11-22',
    ...inputs,
  };
  return {
    request: { market, line, inputs: known, preference: null },
    law: LAW,
    language: 'en',
    t,
    officialUrl: null,
  };
}

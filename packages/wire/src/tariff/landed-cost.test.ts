import { NO_INPUTS } from '@svc/tariff/rates/inputs';
import { describe, expect, it } from '@jest/globals';
import { testLaw } from '@svc/testkit/measure-pack';
import type { DutyRequest, MeasureEntry } from '@svc/law/duty/estimate';
import { costLine, type LandedCost, type PossibleCharge } from '@svc/law/landed/landed-cost';
import { decimal, estimateOf, t } from '../../test/duty-frame.ts';
import { landedCost } from './landed-cost.ts';

const REQUEST: DutyRequest = {
  market: 'EU',
  line: {
    code: '6109 10 00 10',
    codeDigits: '6109100010',
    dutyRate: '12%',
    specialRate: null,
    column2Rate: null,
    unit: null,
    additionalDuties: null,
    extra: {},
  },
  inputs: {
    ...NO_INPUTS,
    currency: 'EUR',
    customsValue: decimal('1000'),
    origin: 'VN',
    date: '2026-11-22',
  },
  preference: null,
};

const LAW = testLaw({
  market: 'EU',
  measures: [
    {
      id: 'anti-dumping',
      title: 'Anti-dumping duty',
      legal_basis: 'Regulation (EU) 1/2026',
      url: 'https://example.com/ad',
    },
  ],
});
const [MEASURE] = LAW.pack.measures;
if (MEASURE === undefined) throw new Error('the pack has a measure');

const ENTRY: MeasureEntry = {
  measure: MEASURE,
  reason: 'producer',
  rateText: '10%',
  pct: { low: decimal('10'), high: decimal('10') },
  amount: decimal('100'),
  missing: [],
};

function costOf(changes: Partial<LandedCost> = {}): LandedCost {
  return {
    duty: estimateOf(),
    valueBasis: 'cif',
    lines: [],
    totals: { duty: null, additional: null, fees: null, taxes: null, landed: null },
    possible: [],
    missing: [],
    ...changes,
  };
}

const json = (changes: Partial<LandedCost> = {}) =>
  landedCost(costOf(changes), { request: REQUEST, law: LAW, language: 'en', t, officialUrl: null });

const LINES = [
  costLine({ key: 'value', group: 'goods', basis: 'invoice', amount: decimal('1000') }),
  costLine({ key: 'freight', group: 'goods', basis: 'invoice', amount: decimal('0') }),
  costLine({
    key: 'duty',
    group: 'duty',
    basis: 'schedule',
    amount: decimal('120'),
    rate: '12%',
    url: 'https://x.example/',
  }),
  costLine({ key: 'additional', group: 'additional', basis: 'cif', amount: decimal('100'), entry: ENTRY }),
  costLine({ key: 'vat', group: 'taxes', basis: 'duties', amount: null, rate: '19%', legalBasis: 'UStG' }),
];

describe('landedCost', () => {
  it('includes the goods in the lines, and only duties, fees and taxes as applied', () => {
    const { lines, applied } = json({ lines: LINES });
    expect(lines.map(({ key }) => key)).toEqual(['value', 'freight', 'duty', 'anti-dumping', 'vat']);
    expect(applied.map(({ key }) => key)).toEqual(['duty', 'anti-dumping', 'vat']);
  });

  it('formats money with two decimals, null if unknown and 0.00 for zero', () => {
    expect(json({ lines: LINES }).lines.map(({ amount }) => amount)).toEqual([
      '1000.00',
      '0.00',
      '120.00',
      '100.00',
      null,
    ]);
  });

  it('leaves an unknown total null, whatever the others are', () => {
    const totals = {
      duty: decimal('120'),
      additional: decimal('0'),
      fees: decimal('0.005'),
      taxes: null,
      landed: null,
    };
    expect(json({ totals }).totals).toEqual({
      duty: '120.00',
      additional: '0.00',
      fees: '0.01',
      taxes: null,
      landed: null,
    });
  });

  it('has additional duties under their own names, and other lines in the reader’s language', () => {
    expect(json({ lines: LINES }).lines.map(({ label }) => label)).toEqual([
      t('duty.line_value'),
      t('duty.line_freight'),
      t('duty.line_duty'),
      'Anti-dumping duty',
      t('duty.line_vat'),
    ]);
  });

  it('cites the law of a rate that the schedule does not have', () => {
    const line = { basis: 'schedule', amount: null } as const;
    const { lines } = json({
      lines: [
        costLine({ key: 'duty', group: 'duty', ...line }),
        costLine({ key: 'additional', group: 'additional', ...line, entry: ENTRY, source: MEASURE }),
      ],
    });
    expect(lines.map(({ basis }) => basis)).toEqual([t('duty.basis_schedule'), 'Regulation (EU) 1/2026']);
  });

  it('cites the law of an applied rate, else its calculation', () => {
    expect(json({ lines: LINES }).applied.map(({ basis, url }) => [basis, url])).toEqual([
      [t('duty.basis_schedule'), 'https://x.example/'],
      [t('duty.basis_cif'), null],
      ['UStG', null],
    ]);
  });

  it('lists possible charges: first the duties, then others', () => {
    const charge: PossibleCharge = {
      key: 'environment',
      title: 'Environmental tax',
      legalBasis: 'Law 57/2010',
      pct: null,
      rate: null,
      from: '2012-01-01',
      to: null,
      reason: 'unknown_rate',
      url: 'https://example.com/env',
    };
    const duty = { ...costOf().duty, mayApply: [ENTRY] };
    const answer = json({
      duty,
      possible: [charge, { ...charge, key: 'luxury', rate: '7.50%', pct: '7.50', to: '2026-12-31' }],
    });
    expect(answer.may_apply).toMatchObject([
      { key: 'anti-dumping', rate: '10% of the customs value', amount: '100.00' },
      { key: 'environment', rate: null, pct: null, to: null, code: null, amount: null },
      { key: 'luxury', rate: '7.50%', pct: 7.5, to: '2026-12-31', amount: null },
    ]);
  });

  it('includes the full duty estimate, and a separate disclaimer', () => {
    const answer = json();
    expect(answer.duty).toMatchObject({ market: 'EU', origin: 'VN', currency: 'EUR' });
    expect(answer.disclaimer).toBe(
      `${t('disclaimer.landed_cost')} ${t('duty.known_until', { date: '2099-12-31' })}`,
    );
    expect(answer.duty.disclaimer).not.toBe(answer.disclaimer);
    expect(answer).toMatchObject({ currency: 'EUR', customs_value_basis: 'cif', missing_inputs: [] });
  });
});

import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import type { MeasureField } from '@svc/tariff/rates/measures';
import { added, floor, measure, type AdditionalMeasure } from './measure.ts';
import type { MeasureEntry } from './estimate.ts';
import { stateOwed, statePossible } from './state-measure.ts';
import { stateText } from './state-rate.ts';

const make = (facts: Partial<AdditionalMeasure>) =>
  measure({
    key: 'm',
    group: 'reciprocal',
    legalBasis: 'law',
    title: 'm',
    from: '2025-01-01',
    url: 'https://example.org/',
    ...facts,
  });

function owe(
  facts: Partial<AdditionalMeasure>,
  base: string,
  given: Omit<Given, 'code'>,
  displacedParts: readonly MeasureField[] = [],
): MeasureEntry {
  const { inputs } = dutyRequest('US', { code: '', ...given });
  return stateOwed(make(facts), { inputs, base: stateText(base, 'US', inputs), displacedParts });
}

const figures = ({ pct, amount }: MeasureEntry) => [
  pct?.low.toFixed() ?? null,
  pct?.high?.toFixed() ?? null,
  amount?.toFixed() ?? null,
];

describe('a measure that adds to the value', () => {
  it('is its percentage of the whole value', () => {
    const entry = owe({ rate: added('7.5') }, '16.5%', { value: 1000 });

    expect(figures(entry)).toEqual(['7.5', '7.5', '75']);
    expect(entry.rateText).toBe('+7.5%');
  });

  it('has a percentage and no amount without a value', () => {
    expect(figures(owe({ rate: added('25') }, 'Free', {}))).toEqual(['25', '25', null]);
  });

  it('is of the part that it names, at most of the whole', () => {
    const facts = { rate: added('50', 'copper_content_value') };

    // 50 % of 200 of copper in goods of 1,000: 100, a tenth of the value.
    expect(figures(owe(facts, 'Free', { value: 1000, measures: { copper_content_value: 200 } }))).toEqual([
      '10',
      '10',
      '100',
    ]);

    const unknown = owe(facts, 'Free', { value: 1000 });
    expect(figures(unknown)).toEqual(['0', '50', null]);
    expect(unknown.missing).toEqual([{ field: 'copper_content_value', unit: 'USD', why: 'part_value' }]);
  });

  it('has neither where its own list states the rate', () => {
    expect(owe({ rate: null }, 'Free', { value: 1000 })).toMatchObject({
      rateText: null,
      pct: null,
      amount: null,
      missing: [],
    });
  });
});

describe('a floor', () => {
  it.each([
    ['Free', '15', '150'],
    ['2.5%', '12.5', '125'],
    ['14.9%', '0.1', '1'],
    ['15%', '0', '0'],
    ['16.5%', '0', '0'],
  ])('of 15 %% over a base of %s is %s %%', (base, pct, amount) => {
    const entry = owe({ rate: floor('15') }, base, { value: 1000 });

    expect(figures(entry)).toEqual([pct, pct, amount]);
    expect(entry.rateText).toBe('MIN 15%');
  });

  it('lies between nought and the rest over the least of an open base', () => {
    // 5 % and an amount for each kilogram: anything from 5 % on.
    expect(figures(owe({ rate: floor('15') }, '2.4¢/kg + 5%', { value: 1000 }))).toEqual(['0', '10', null]);
    // 0.024 × 2,500 = 60, 6 % of 1,000: 11 % in all, 4 % are left.
    expect(figures(owe({ rate: floor('15') }, '2.4¢/kg + 5%', { value: 1000, kg: 2500 }))).toEqual([
      '4',
      '4',
      '40',
    ]);
  });

  it('has no amount without a value', () => {
    expect(figures(owe({ rate: floor('15') }, '2.5%', {}))).toEqual(['12.5', '12.5', null]);
  });
});

describe('a measure displaced on a part of the value', () => {
  const facts = { rate: added('20'), displacedBy: ['section_232'] } as const;
  const parts: readonly MeasureField[] = ['steel_content_value', 'aluminum_content_value'];

  it('is owed on the rest', () => {
    const given = { value: 1000, measures: { steel_content_value: 300, aluminum_content_value: 200 } };

    // 20 % of 1,000 − 300 − 200 = 100.
    expect(figures(owe(facts, 'Free', given, parts))).toEqual(['10', '10', '100']);
  });

  it('is nought where the parts make up the value or more', () => {
    const given = { value: 1000, measures: { steel_content_value: 800, aluminum_content_value: 300 } };

    expect(figures(owe(facts, 'Free', given, parts))).toEqual(['0', '0', '0']);
  });

  it('is open while one part or the value is not known, or the value is nought', () => {
    const known = { steel_content_value: 300, aluminum_content_value: 200 };
    const open = ['0', '20', null];

    expect(
      figures(owe(facts, 'Free', { value: 1000, measures: { steel_content_value: 300 } }, parts)),
    ).toEqual(open);
    expect(figures(owe(facts, 'Free', { measures: known }, parts))).toEqual(open);
    expect(figures(owe(facts, 'Free', { value: 0, measures: known }, parts))).toEqual(open);
  });

  it('is owed on the whole where section 232 does not displace it', () => {
    const given = { value: 1000, measures: { steel_content_value: 300, aluminum_content_value: 200 } };

    expect(figures(owe({ rate: added('20') }, 'Free', given, parts))).toEqual(['20', '20', '200']);
  });
});

describe('a measure that may be owed', () => {
  it('says its rate and never an amount', () => {
    expect(figures(statePossible(make({ rate: added('25') }), 'CN'))).toEqual(['25', '25', null]);
    expect(statePossible(make({ rate: floor('15') }), 'CN')).toMatchObject({
      rateText: 'MIN 15%',
      pct: null,
    });
    expect(statePossible(make({ rate: null }), 'CN')).toMatchObject({ rateText: null, pct: null });
  });

  it.each<[string, Partial<AdditionalMeasure>, string | null, string]>([
    ['of one origin while none is known', { origins: ['CN'] }, null, 'origin_unknown'],
    ['of all origins but some', { exceptOrigins: ['CA'] }, null, 'origin_unknown'],
    ['of all origins', { reason: 'code' }, null, 'code'],
    ['by its use', { origins: ['CN'], certainty: 'may_apply', reason: 'use' }, null, 'use'],
    ['of a known origin', { origins: ['CN'], reason: 'content' }, 'CN', 'content'],
  ])('%s has a reason of its own', (_case, facts, origin, reason) => {
    expect(statePossible(make(facts), origin).reason).toBe(reason);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Decimal } from '@svc/tariff/rates/decimal';
import { codeSet } from './code-set.ts';
import { added, floor, measure, type AdditionalMeasure } from './measure.ts';
import { selectMeasures } from './select-measures.ts';

const make = (key: string, facts: Partial<AdditionalMeasure> = {}) =>
  measure({
    key,
    group: 'country',
    legalBasis: 'law',
    title: key,
    from: '2025-01-01',
    url: 'https://example.org/',
    rate: added('10'),
    ...facts,
  });

interface Goods {
  readonly digits?: string;
  readonly origin?: string | null;
  readonly date?: string;
  readonly programme?: string;
  readonly metalPct?: string;
}

const select = (measures: readonly AdditionalMeasure[], goods: Goods = {}) =>
  selectMeasures(measures, {
    digits: goods.digits ?? '7208100000',
    origin: goods.origin === undefined ? 'CN' : goods.origin,
    date: goods.date ?? '2025-06-01',
    programme: goods.programme ?? null,
    metalPct: goods.metalPct === undefined ? null : new Decimal(goods.metalPct),
  });
const owed = (measures: readonly AdditionalMeasure[], goods: Goods = {}) =>
  select(measures, goods).owed.map(({ key }) => key);
const possible = (measures: readonly AdditionalMeasure[], goods: Goods = {}) =>
  select(measures, goods).possible.map(({ key, reason }) => [key, reason]);

describe('the scope of a measure', () => {
  it.each([
    ['2024-12-31', []],
    ['2025-01-01', ['a']],
    ['2028-02-29', ['a']],
    ['2028-03-01', []],
  ])('holds on its first and last day: %s', (date, keys) => {
    expect(owed([make('a', { to: '2028-02-29' })], { date })).toEqual(keys);
  });

  it('holds without an end where none is set', () => {
    expect(owed([make('a')], { date: '9999-12-31' })).toEqual(['a']);
  });

  it('is of the origins that are named, and not of those that are left out', () => {
    const measures = [
      make('named', { origins: ['CN', 'HK'] }),
      make('others', { origins: ['DE'], group: 'fentanyl' }),
      make('all but', { exceptOrigins: ['CN'], group: 'reciprocal' }),
      make('both', { origins: ['CN'], exceptOrigins: ['CN'], group: 'section_122' }),
    ];

    expect(owed(measures)).toEqual(['named']);
    expect(owed(measures, { origin: 'DE' })).toEqual(['others', 'all but']);
  });

  it('leaves further codes out from a day of their own', () => {
    const later = { from: '2025-06-01', codes: codeSet('7208') };
    const measures = [make('a', { exceptCodes: codeSet('76'), laterExceptCodes: later })];
    const on = (digits: string, date: string) => owed(measures, { digits, date });

    expect([on('7208100000', '2025-05-31'), on('7208100000', '2025-06-01')]).toEqual([['a'], []]);
    expect([on('7601100000', '2025-05-31'), on('7209100000', '2025-06-01')]).toEqual([[], ['a']]);
  });

  it('frees goods by their programme from the day that is set for it', () => {
    const measures = [make('a', { exceptPrograms: ['S'], exceptProgramsFrom: '2025-06-01' })];
    const on = (date: string, programme: string) => owed(measures, { date, programme });

    expect([on('2025-05-31', 'S'), on('2025-06-01', 'S'), on('2025-06-01', 'C')]).toEqual([['a'], [], ['a']]);
  });

  it('is of the codes that are named, without those that are left out', () => {
    const measures = [make('a', { codes: codeSet('72'), exceptCodes: codeSet('720810') })];

    expect(owed(measures, { digits: '7208250000' })).toEqual(['a']);
    expect(owed(measures, { digits: '7208100000' })).toEqual([]);
    expect(owed(measures, { digits: '7308100000' })).toEqual([]);
    expect(owed(measures, { digits: '' })).toEqual([]);
  });

  it('ends where a programme that frees from it is claimed', () => {
    const measures = [make('a', { exceptPrograms: ['S', 'S+'] })];

    expect(owed(measures, { programme: 'S+' })).toEqual([]);
    expect(owed(measures, { programme: 'KR' })).toEqual(['a']);
    expect(owed(measures)).toEqual(['a']);
  });
});

describe('measures of one group', () => {
  it('are in the place of each other: the highest rank holds, whatever its rate', () => {
    const measures = [
      make('list', { rank: 1, rate: added('25') }),
      make('review', { rank: 2, rate: added('7.5') }),
    ];

    expect(owed(measures)).toEqual(['review']);
    expect(owed(measures.toReversed())).toEqual(['review']);
  });

  it('of equal rank owe the higher rate, and of equal rates the first', () => {
    expect(owed([make('low', { rate: added('7.5') }), make('high', { rate: added('25') })])).toEqual([
      'high',
    ]);
    expect(owed([make('first'), make('second')])).toEqual(['first']);
    expect(owed([make('9', { rate: added('9') }), make('10', { rate: added('10') })])).toEqual(['10']);
  });

  it('on contents of several parts are owed side by side', () => {
    const measures = [
      make('steel', { rate: added('50', 'steel_content_value') }),
      make('aluminum', { rate: added('25', 'aluminum_content_value') }),
      make('steel too', { rate: added('25', 'steel_content_value') }),
    ];

    expect(owed(measures)).toEqual(['steel', 'aluminum']);
  });

  it('of other groups are all owed', () => {
    expect(owed([make('a'), make('b', { group: 'fentanyl' }), make('c', { group: 'section_301' })])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('with a rate of nought stand for a relief: nothing is owed', () => {
    expect(owed([make('wide', { rank: 1 }), make('relief', { rank: 2, rate: added('0') })])).toEqual([]);
  });
});

describe('measures of one contest', () => {
  const wide = make('wide', { contest: 'annexes', codes: codeSet('72'), rate: added('50') });
  const narrow = make('narrow', { contest: 'annexes', codes: codeSet('720810'), rate: added('15') });

  it('go to the longest start of the code, not to the higher rate', () => {
    expect(owed([wide, narrow])).toEqual(['narrow']);
    expect(owed([wide, narrow], { digits: '7209150000' })).toEqual(['wide']);
  });

  it('do not touch measures outside it', () => {
    const outside = make('outside', { group: 'fentanyl', codes: codeSet('7') });

    expect(owed([wide, narrow, outside])).toEqual(['narrow', 'outside']);
  });

  it('are settled before the ranks: a relief of the narrower start frees from the wider one', () => {
    expect(
      owed([
        { ...wide, rank: 9 },
        { ...narrow, rate: added('0') },
      ]),
    ).toEqual([]);
  });
});

describe('displacement', () => {
  const displaced = make('reciprocal', { group: 'reciprocal', displacedBy: ['section_232'] });

  it('is by a measure on the whole value, in either order', () => {
    const whole = make('232', { group: 'section_232' });

    expect(owed([whole, displaced])).toEqual(['232']);
    expect(owed([displaced, whole])).toEqual(['232']);
  });

  it('is by a floor too, but not by a measure on a part of the value', () => {
    const part = make('232', { group: 'section_232', rate: added('50', 'copper_content_value') });

    expect(owed([make('232', { group: 'section_232', rate: floor('15') }), displaced])).toEqual(['232']);
    expect(owed([part, displaced])).toEqual(['232', 'reciprocal']);
  });

  it('is not by a measure that is only possible or that is a relief', () => {
    const maybe = make('232', { group: 'section_232', certainty: 'may_apply', reason: 'use' });
    const relief = make('232', { group: 'section_232', rate: added('0') });

    expect(owed([maybe, displaced])).toEqual(['reciprocal']);
    expect(owed([relief, displaced])).toEqual(['reciprocal']);
  });
});

describe('a least share of metal', () => {
  const downstream = make('232', {
    group: 'section_232',
    leastMetal: { pct: '15', exceptCodes: codeSet('72 73') },
  });
  const displaced = make('122', { group: 'section_122', displacedBy: ['section_232'] });
  const digits = '8418100010';

  it.each([
    ['14.99', ['122']],
    ['15', ['232']],
    ['15.0', ['232']],
  ])('of 15 %% is or is not reached by %s %%', (metalPct, keys) => {
    expect(owed([downstream, displaced], { digits, metalPct })).toEqual(keys);
  });

  it('leaves the measure possible and displaces nothing while it is not known', () => {
    expect(owed([downstream, displaced], { digits })).toEqual(['122']);
    expect(possible([downstream, displaced], { digits })).toEqual([['232', 'content']]);
  });

  it('is not asked of the chapters of metals', () => {
    expect(owed([downstream], { digits: '7326908688' })).toEqual(['232']);
  });
});

describe('an unknown origin', () => {
  it('leaves measures of single origins possible and owes those of all', () => {
    const measures = [
      make('of one', { origins: ['CN'] }),
      make('of most', { exceptOrigins: ['CA'], group: 'reciprocal' }),
      make('of all', { group: 'section_232' }),
    ];

    expect(owed(measures, { origin: null })).toEqual(['of all']);
    expect(possible(measures, { origin: null }).map(([key]) => key)).toEqual(['of one', 'of most']);
  });

  it('names measures of one key once, without a rate where their rates differ', () => {
    const differing = [
      make('a', { origins: ['VN'], rate: added('20') }),
      make('a', { origins: ['TH'], rate: added('19') }),
    ];
    const alike = [make('a', { origins: ['VN'] }), make('a', { origins: ['TH'] })];
    const forms = [make('a', { origins: ['VN'] }), make('a', { origins: ['JP'], rate: floor('10') })];
    const rates = (measures: readonly AdditionalMeasure[]) =>
      select(measures, { origin: null }).possible.map(({ rate }) => rate);

    expect(rates(differing)).toEqual([null]);
    expect(rates(alike)).toEqual([added('10')]);
    expect(rates(forms)).toEqual([null]);
  });

  it('keeps what turns on the use beside it', () => {
    const use = make('use', { certainty: 'may_apply', reason: 'use' });

    expect(possible([use, make('a', { origins: ['CN'] })], { origin: null })).toEqual([
      ['a', 'origin_and_code'],
      ['use', 'use'],
    ]);
  });
});

it('selects nothing from nothing', () => {
  expect(select([])).toEqual({ owed: [], possible: [], groups: new Set() });
});

import { describe, expect, it } from '@jest/globals';
import { testLaw, type MeasureRow, type TestPack } from '@svc/testkit/measure-pack';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { estimateDuty } from './estimate-duty.ts';
import type { DutyEstimate } from './estimate.ts';

const GOODS: Given = { code: '7208100000', rate: '2%', origin: 'CN', date: '2026-06-01', value: 1000 };
const FACTS = { civil_aircraft: 'true', patented: 'true', light: 'metal_weight_pct: < 15' };

const estimate = (pack: TestPack, given: Partial<Given> = {}) =>
  estimateDuty(dutyRequest('US', { ...GOODS, ...given }), testLaw({ conditions: FACTS, ...pack }));
const of = (measures: readonly MeasureRow[], given: Partial<Given> = {}) => estimate({ measures }, given);
const owed = ({ additional }: DutyEstimate) => additional.map(({ measure }) => measure.id);
const may = ({ mayApply }: DutyEstimate) => mayApply.map(({ measure, reason }) => [measure.id, reason]);
const bounds = ({ boundPct: { low, high } }: DutyEstimate) => [low.toFixed(), high?.toFixed() ?? null];

describe('the scope of a measure', () => {
  it.each([
    ['2024-12-31', []],
    ['2025-01-01', ['m']],
    ['2028-02-29', ['m']],
    ['2028-03-01', []],
  ])('applies on its first and last day: %s', (date, ids) => {
    expect(owed(of([{ from: '2025-01-01', to: '2028-02-29' }], { date }))).toEqual(ids);
  });

  it('includes its origins and groups, except those excluded from a date', () => {
    const pack = {
      groups: { EU: 'DE FR' },
      measures: [
        { id: 'a', origins: 'CN EU' },
        { id: 'b', program: 'other', origins: '*', except_origins: 'JP@2026-07-01' },
      ],
    };
    const on = (origin: string, date = '2026-06-30') => owed(estimate(pack, { origin, date }));

    expect([on('FR'), on('US'), on('JP'), on('JP', '2026-07-01')]).toEqual([['b', 'a'], ['b'], ['b'], []]);
  });

  it('includes its codes and lists, except the excluded ones', () => {
    const pack = {
      lists: { metals: [['72 7308']], out: [['72081000']] },
      measures: [{ goods: '@metals 8501', except_goods: '@out' }],
    } as const;
    const on = (code: string) => owed(estimate(pack, { code }));

    expect([on('7208100000'), on('7208200000'), on('8501100000'), on('7309000000')]).toEqual([
      [],
      ['m'],
      ['m'],
      [],
    ]);
  });

  it('is possible only for a line partly covered by a longer code', () => {
    expect(may(of([{ goods: '7208100010' }], { code: '72081000' }))).toEqual([['m', 'part_of_line']]);
  });

  it('is not due while suspended, and possible only while announced', () => {
    expect(owed(of([{ status: 'suspended' }]))).toEqual([]);
    expect(may(of([{ status: 'announced' }]))).toEqual([['m', 'announced']]);
  });
});

describe('a condition', () => {
  const ofAircraft = [{ needs: 'civil_aircraft', rate: '25%' }];

  it('that is open makes the measure possible, raises the maximum and is a question', () => {
    const answer = of(ofAircraft);

    expect([owed(answer), may(answer), bounds(answer)]).toEqual([[], [['m', 'use']], ['2', '27']]);
    expect(answer.questions.map(({ condition, effect }) => [condition.input, effect])).toEqual([
      ['civil_aircraft', 'owed'],
    ]);
    expect([answer.isDefinite, answer.amount?.toFixed()]).toEqual([false, '20']);
  });

  it.each([
    ['true', ['m'], '27'],
    ['false', [], '2'],
  ])('that is %s decides it', (civil_aircraft, ids, most) => {
    const answer = of(ofAircraft, { facts: { civil_aircraft } });

    expect([owed(answer), bounds(answer), answer.isDefinite]).toEqual([ids, [most, most], true]);
  });

  it('for an exemption leaves the measure due, with a minimum of zero', () => {
    const pack = {
      lists: { exempt: [['7208', 'light']] },
      measures: [{ except_goods: '@exempt', rate: '25%' }],
    } as const;
    const open = estimate(pack);

    expect([owed(open), bounds(open), open.questions[0]?.effect]).toEqual([['m'], ['2', '27'], 'exempt']);
    expect(owed(estimate(pack, { measures: { metal_weight_pct: 14.9 } }))).toEqual([]);
    expect(owed(estimate(pack, { measures: { metal_weight_pct: 15 } }))).toEqual(['m']);
  });

  it('without a question counts as not met', () => {
    const answer = estimate({ measures: ofAircraft, unasked: ['civil_aircraft'] });

    expect([owed(answer), may(answer), answer.isDefinite]).toEqual([[], [], true]);
  });

  it('selects the list rows that name it', () => {
    const pack = {
      lists: { medicines: [['7208', 'patented'], ['7209']] },
      measures: [{ goods: '@medicines[patented]' }],
    } as const;

    expect(may(estimate(pack))).toEqual([['m', 'use']]);
    expect(may(estimate(pack, { code: '7209100000' }))).toEqual([]);
  });
});

describe('combined measures', () => {
  it('add up by default', () => {
    const answer = of([
      { id: 'a', rate: '25%' },
      { id: 'b', program: 'other', rate: '7.5%' },
    ]);

    expect([owed(answer), answer.amount?.toFixed()]).toEqual([['b', 'a'], '345']);
  });

  it('give way to a replacement, own program included; the later of two acts wins', () => {
    const replacing = { replaces: 'program', from: '2024-01-01' };
    const rows = [
      { id: 'list' },
      { id: 'review', ...replacing },
      { id: 'review-2', ...replacing, from: '2025-01-01' },
    ];

    expect(owed(of(rows))).toEqual(['review-2']);
  });

  it('give way to a program due on the whole value', () => {
    const rows = [
      { id: 'metal', program: 'metals', rate: '50%' },
      { id: 'general', displaced_by: 'metals' },
    ];

    expect(owed(of(rows))).toEqual(['metal']);
  });

  // 50 % of 400, and on the other 600 10 %, or the total of 15 % less the base of 2 %.
  it.each([
    ['10%', '60'],
    ['total 15%', '78'],
  ])('apply to the rest if a part is taxed: %s', (rate, rest) => {
    const rows = [
      { id: 'metal', program: 'metals', rate: '50% of steel_content_value' },
      { id: 'general', rate, displaced_by: 'metals' },
    ];
    const answer = of(rows, { measures: { steel_content_value: 400 } });

    expect(answer.additional.map(({ measure, amount }) => [measure.id, amount?.toFixed()])).toEqual([
      ['metal', '200'],
      ['general', rest],
    ]);
    expect(may(of(rows))).toEqual([['metal', 'content']]);
  });

  it('remain possible if the measure that displaces them may be exempt', () => {
    const pack = {
      lists: { exempt: [['7208', 'civil_aircraft']] },
      measures: [
        { id: 'metal', program: 'metals', rate: '5%', except_goods: '@exempt' },
        { id: 'general', rate: '25%', displaced_by: 'metals' },
      ],
    } as const;
    const answer = estimate(pack);

    expect([owed(answer), may(answer), bounds(answer)]).toEqual([
      ['metal'],
      [['general', 'exclusion']],
      ['2', '27'],
    ]);
  });

  it('count once if several of a program may apply', () => {
    const rows = [
      { id: 'a', needs: 'patented', rate: '100%' },
      { id: 'b', needs: 'civil_aircraft', rate: '25%' },
    ];

    expect(bounds(of(rows))).toEqual(['2', '102']);
  });

  it('list a relief that removed a duty, at zero', () => {
    const rows = [
      { id: 'duty', rate: '25%' },
      { id: 'relief', program: 'reliefs', kind: 'relief', rate: 'Free', replaces: 'program' },
    ];
    const answer = of(rows);

    expect([owed(answer), answer.amount?.toFixed()]).toEqual([['relief'], '20']);
    expect(owed(of(rows.slice(1).map((row) => ({ ...row, replaces: 'reliefs' }))))).toEqual([]);
  });
});

describe('a rate', () => {
  // The total of 15 % covers the base of 2 %: 13 %.
  it('that is a total adds the difference to the base, or nothing below the base', () => {
    const total = [{ rate: 'total 15%' }];

    expect(of(total).amount?.toFixed()).toBe('150');
    expect(of(total, { rate: '20%' }).amount?.toFixed()).toBe('200');
  });

  it('that is undetermined leaves the total without a maximum', () => {
    expect(bounds(of([{ rate: 'unknown' }]))).toEqual(['2', null]);
    expect(of([{ rate: 'unknown' }]).amount).toBeNull();
  });

  it('by producer is at most the highest one', () => {
    expect(bounds(of([{ rate: 'MAX 48.5%' }]))).toEqual(['2', '50.5']);
  });

  it('of a quota is a question, and decided by the answer', () => {
    const quota = [{ kind: 'quota', rate: 'Free out 50%' }];
    const open = of(quota);

    expect([bounds(open), open.missing.map(({ field }) => field)]).toEqual([['2', '52'], ['within_quota']]);
    expect(of(quota, { withinQuota: false }).amount?.toFixed()).toBe('520');
    expect(of(quota, { withinQuota: true }).amount?.toFixed()).toBe('20');
  });

  it('that replaces the general one is the base', () => {
    expect(of([{ kind: 'base', rate: '6%' }])).toMatchObject({
      base: { text: '6%' },
      temporary: { id: 'm' },
    });
    expect(of([{ kind: 'base', rate: 'column2' }], { column2: '20%' })).toMatchObject({
      basis: 'column2',
      base: { text: '20%' },
    });
  });
});

describe('a prohibition', () => {
  const ban = { kind: 'prohibition', rate: 'prohibited' };

  it('is a prohibition, not a duty', () => {
    const { prohibited, additional, amount } = of([ban]);

    expect([prohibited.map(({ id }) => id), additional, amount?.toFixed()]).toEqual([['m'], [], '20']);
  });

  it('is possible while a condition is open, and raises no rate', () => {
    const answer = of([{ ...ban, needs: 'civil_aircraft' }]);

    expect([answer.prohibited, may(answer), bounds(answer)]).toEqual([[], [['m', 'use']], ['2', '2']]);
  });
});

describe('a claim', () => {
  const programmes =
    'code,name,legal_basis,origins,from,to,url\nS,Agreement,Note 11,CA MX,2020-07-01,,https://example.org/s\n';
  const claim = (given: Partial<Given>, lifted_by = 'S') =>
    estimate(
      { measures: [{ rate: '25%', lifted_by }], files: { 'programmes.csv': programmes } },
      { origin: 'MX', preference: 'S', ...given },
    );

  it('lifts a measure if the rate is granted or the goods are free for all', () => {
    expect(owed(claim({ special: 'Free (S)' }))).toEqual([]);
    expect(owed(claim({ rate: 'Free' }))).toEqual([]);
    expect(owed(claim({ rate: '2%' }))).toEqual(['m']);
    expect(owed(claim({ rate: 'Free', origin: 'CN' }))).toEqual(['m']);
  });

  it('lifts it from its start date', () => {
    expect(owed(claim({ rate: 'Free', date: '2025-03-06' }, 'S@2025-03-07'))).toEqual(['m']);
    expect(owed(claim({ rate: 'Free', date: '2025-03-07' }, 'S@2025-03-07'))).toEqual([]);
  });
});

describe('unknown law', () => {
  it('has no maximum after the date up to which the law is known', () => {
    const on = (date: string) => estimate({ knownUntil: '2026-06-01', measures: [{}] }, { date });

    expect([bounds(on('2026-06-01')), on('2026-06-01').isDefinite]).toEqual([['12', '12'], true]);
    expect([bounds(on('2026-06-02')), on('2026-06-02').isDefinite]).toEqual([['12', null], false]);
  });

  it('has one entry per program for an unknown origin', () => {
    const rows = [
      { id: 'a', title: 'Duty: China', origins: 'CN', rate: '20%' },
      { id: 'b', title: 'Duty: Viet Nam', origins: 'VN', rate: '12.5%' },
    ];
    const answer = of(rows, { origin: null });

    expect(answer.mayApply.map(({ measure, rateText, reason }) => [measure.title, rateText, reason])).toEqual(
      [['Duty', 'MAX 20%', 'origin_unknown']],
    );
    expect(bounds(answer)).toEqual(['2', '22']);
  });
});

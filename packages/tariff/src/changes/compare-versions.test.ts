import { describe, expect, it } from '@jest/globals';
import { scheduleLines, type GivenRow } from '@svc/testkit/schedule-rows';
import type { ScheduleLine } from '../schedule/line.ts';
import { compareVersions } from './compare-versions.ts';

const RATES = { dutyRate: '10%', specialRate: 'Free (AU)', column2Rate: '40%', unit: 'kg' };
const GLUES: readonly GivenRow[] = [
  ['3506', 0, 'Prepared glues:'],
  ['3506.10', 1, 'For retail sale:', RATES],
  ['3506.10.10.00', 2, 'Of fish'],
  ['3506.10.50.00', 2, 'Other'],
  [null, 1, 'Other:'],
  ['3506.91.00.00', 2, 'Adhesives', { dutyRate: '2.1%', unit: 'kg' }],
];

/** The glues with rows replaced by code, and rows put after or left out. */
function edited(change: (rows: GivenRow[]) => GivenRow[]): readonly ScheduleLine[] {
  return scheduleLines(change([...GLUES]));
}

function replaced(code: string, row: GivenRow): readonly ScheduleLine[] {
  return edited((rows) => rows.map((each) => (each[0] === code ? row : each)));
}

const before = scheduleLines(GLUES);

it('two equal versions have no differences', () => {
  expect(compareVersions(before, scheduleLines(GLUES))).toEqual([]);
});

describe('a code missing from one version', () => {
  const after = edited((rows) => [
    ...rows.filter(([code]) => code !== '3506.91.00.00'),
    ['3506.99.00.00', 2, 'Liquid', { dutyRate: '3%' }],
  ]);

  it('is removed with its old text, or added with its new one', () => {
    expect(compareVersions(before, after)).toEqual([
      {
        code: '3506.91.00.00',
        codeDigits: '3506910000',
        kind: 'removed',
        before: {
          description: 'Adhesives',
          full_description: 'Prepared glues > Other > Adhesives',
          duty_rate: '2.1%',
          unit: 'kg',
          is_leaf: true,
        },
        after: null,
      },
      {
        code: '3506.99.00.00',
        codeDigits: '3506990000',
        kind: 'added',
        before: null,
        after: {
          description: 'Liquid',
          full_description: 'Prepared glues > Other > Liquid',
          duty_rate: '3%',
          is_leaf: true,
        },
      },
    ]);
  });
});

describe('a rate line with a changed rate', () => {
  const after = replaced('3506.10', [
    '3506.10',
    1,
    'For retail sale:',
    { ...RATES, specialRate: 'Free (AU,CL)' },
  ]);

  it('changes every code that inherits it, reporting only the differing fields', () => {
    expect(compareVersions(before, after)).toEqual(
      ['3506.10', '3506.10.10.00', '3506.10.50.00'].map((code) => ({
        code,
        codeDigits: code.replaceAll('.', ''),
        kind: 'rate_changed',
        before: { special_rate: 'Free (AU)' },
        after: { special_rate: 'Free (AU,CL)' },
      })),
    );
  });
});

it.each([
  ['2.1%', '2.10 %'],
  ['20%', '20'],
  ['12%', '12.0%'],
  ['Free', '0%'],
])('the rate %s is unchanged when written as %s', (dutyRate, written) => {
  const line = (rate: string): GivenRow => ['3506.91.00.00', 2, 'Adhesives', { dutyRate: rate, unit: 'kg' }];
  const [old, now] = [dutyRate, written].map((rate) => replaced('3506.91.00.00', line(rate)));
  expect(compareVersions(old ?? [], now ?? [])).toEqual([]);
});

describe('texts, units, additional duties', () => {
  it('change independently', () => {
    const after = replaced('3506.91.00.00', [
      '3506.91.00.00',
      2,
      'Adhesives, based on polymers',
      { dutyRate: '2.1%', unit: 'No.', additionalDuties: 'See 9903.88.15' },
    ]);

    expect(
      compareVersions(before, after).map(({ kind, before: old, after: now }) => [kind, old, now]),
    ).toEqual([
      [
        'description_changed',
        { description: 'Adhesives', full_description: 'Prepared glues > Other > Adhesives' },
        {
          description: 'Adhesives, based on polymers',
          full_description: 'Prepared glues > Other > Adhesives, based on polymers',
        },
      ],
      ['rate_changed', { additional_duties: null }, { additional_duties: 'See 9903.88.15' }],
      ['unit_changed', { unit: 'kg' }, { unit: 'No.' }],
    ]);
  });

  it('change below a line with changed text, in the full description only', () => {
    const after = edited((rows) => rows.map((row) => (row[0] === null ? [null, 1, 'Other, in bulk:'] : row)));
    expect(compareVersions(before, after)).toEqual([
      expect.objectContaining({
        code: '3506.91.00.00',
        kind: 'description_changed',
        before: { full_description: 'Prepared glues > Other > Adhesives' },
        after: { full_description: 'Prepared glues > Other, in bulk > Adhesives' },
      }),
    ]);
  });
});

it('a declarable line that is subdivided is no longer declarable', () => {
  const after = edited((rows) =>
    rows.flatMap((row): GivenRow[] =>
      row[0] === '3506.91.00.00'
        ? [
            ['3506.91.00', 2, 'Adhesives', { dutyRate: '2.1%', unit: 'kg' }],
            ['3506.91.00.10', 3, 'Hot melt'],
          ]
        : [row],
    ),
  );
  const old = replaced('3506.91.00.00', ['3506.91.00', 2, 'Adhesives', { dutyRate: '2.1%', unit: 'kg' }]);

  expect(compareVersions(old, after).map(({ code, kind }) => [code, kind])).toEqual([
    ['3506.91.00', 'declarability_changed'],
    ['3506.91.00.10', 'added'],
  ]);
});

describe('a moved line', () => {
  it('has another code for the same line, with removed and added', () => {
    const after = replaced('3506.10.10.00', ['3506.10.20.00', 2, 'Of fish']);
    expect(
      compareVersions(before, after).map(({ code, kind, before: old, after: now }) => [
        code,
        kind,
        kind === 'moved' ? [old, now] : null,
      ]),
    ).toEqual([
      ['3506.10.10.00', 'moved', [{ code: '3506.10.10.00' }, { code: '3506.10.20.00' }]],
      ['3506.10.10.00', 'removed', null],
      ['3506.10.20.00', 'added', null],
    ]);
  });

  it('has a code that now names other goods', () => {
    const after = edited((rows) =>
      rows.flatMap((row): GivenRow[] =>
        row[0] === '3506.10.10.00'
          ? [
              ['3506.10.10.00', 2, 'Of bone'],
              ['3506.10.20.00', 2, 'Of fish'],
            ]
          : [row],
      ),
    );
    const kinds = compareVersions(before, after).map(({ code, kind }) => [code, kind]);

    expect(kinds).toContainEqual(['3506.10.10.00', 'moved']);
    expect(kinds).toContainEqual(['3506.10.10.00', 'description_changed']);
  });

  it('is not a residual line renumbered because its siblings changed', () => {
    const after = edited((rows) =>
      rows.flatMap((row): GivenRow[] =>
        row[0] === '3506.10.50.00'
          ? [
              ['3506.10.60.00', 2, 'Of starch'],
              ['3506.10.90.00', 2, 'Other'],
            ]
          : [row],
      ),
    );

    expect(compareVersions(before, after).map(({ kind }) => kind)).not.toContain('moved');
  });

  it('has another nearest ancestor with a code', () => {
    const after = edited((rows) => rows.map((row) => (row[0] === null ? ['3506.91', 1, 'Other:'] : row)));
    expect(compareVersions(before, after)).toEqual([
      expect.objectContaining({ code: '3506.91', kind: 'added' }),
      {
        code: '3506.91.00.00',
        codeDigits: '3506910000',
        kind: 'moved',
        before: { parent_code: '3506' },
        after: { parent_code: '3506.91' },
      },
    ]);
  });
});

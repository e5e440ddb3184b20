import { describe, expect, it } from '@jest/globals';
import { emptyCollection, type CollectedRows } from './collect-rows.ts';
import { finishSchedule, rejectedSchedule } from './finish-schedule.ts';
import { NO_RATES, type SourceRow } from './line.ts';

const row = (code: string, indent: number, at = 2): SourceRow => ({
  sourceRow: at,
  code,
  indent,
  description: code,
  ...NO_RATES,
  dutyRate: '5%',
});
const collected = (rows: readonly SourceRow[]): CollectedRows => ({ ...emptyCollection(), rows: [...rows] });
const lines = (count: number) => [
  row('6109', 0),
  ...Array.from({ length: count }, (_, at) => row(`6109.${10 + at}.00`, 1, at + 3)),
];
const codes = (rows: readonly SourceRow[], expectedLeaves?: number) =>
  finishSchedule(
    collected(rows),
    'US',
    expectedLeaves === undefined ? {} : { expectedLeaves },
    [],
  ).faults.map(({ code }) => code);

describe('finishSchedule', () => {
  it('returns the lines of a valid schedule, with the omitted rows', () => {
    const rejected = [{ sourceRow: 9, reason: 'no_code', text: 'x' }];
    const read = finishSchedule({ ...collected(lines(2)), rejected }, 'US', {}, ['Remarks']);

    expect(read.lines.map(({ code }) => code)).toEqual(['61', '6109', '6109.10.00', '6109.11.00']);
    expect(read).toMatchObject({ rejected, ignoredColumns: ['Remarks'], faults: [] });
  });

  it('returns no lines with a fault of any kind', () => {
    const early = collected(lines(2));
    early.faults.push({ code: 'bad_code', sourceRow: 4, params: { code: 'x' } });

    expect(finishSchedule(early, 'US', {}, [])).toMatchObject({ lines: [], faults: [{ code: 'bad_code' }] });
    expect(finishSchedule(collected([...lines(2), row('6109.10.00', 1)]), 'US', {}, []).lines).toEqual([]);
  });

  it.each([
    [4, 8, []],
    [4, 9, ['too_few_lines']],
    [4, 0, []],
    [0, 0, ['too_few_lines']],
  ])('with %d declarable lines and %d in force has faults %j', (count, expectedLeaves, faults) => {
    expect(codes(lines(count), expectedLeaves)).toEqual(faults);
  });

  it('reports too few lines for an empty schedule', () => expect(codes([])).toEqual(['too_few_lines']));

  it('reports orphan lines found by the format check, with their rows', () => {
    const { faults, lines: none } = finishSchedule(collected(lines(3)), 'US', {}, [], {
      check: ({ code }) => (code === '6109.11.00' ? 'no_rate_line' : null),
    });

    expect(none).toEqual([]);
    expect(faults).toEqual([
      {
        code: 'orphan_line',
        sourceRow: 4,
        params: { code: '6109.11.00', text: '6109.11.00', reason: 'no_rate_line' },
      },
    ]);
  });

  it('reports at most 200 faults', () => {
    const many = Array.from({ length: 300 }, (_, at) => row('6109.10.00', 1, at));

    expect(finishSchedule(collected([row('6109', 0), ...many]), 'US', {}, []).faults).toHaveLength(200);
  });

  it('places rows by code if the format omits levels', () => {
    const rows = [row('1101', 0), row('1101.10', 1), row('1101.20.10', 3)];

    expect(finishSchedule(collected(rows), 'VN', {}, []).faults.length).toBeGreaterThan(0);
    expect(finishSchedule(collected(rows), 'VN', {}, [], { placing: 'code' }).faults).toEqual([]);
  });
});

it('rejects with the given faults', () => {
  const fault = { code: 'unknown_format', sourceRow: null, params: {} } as const;

  expect(rejectedSchedule(fault)).toEqual({ lines: [], rejected: [], ignoredColumns: [], faults: [fault] });
});

import { describe, expect, it } from '@jest/globals';
import type { ScheduleFault } from '@svc/tariff/schedule/report';
import { rejectedRowText, scheduleFaultWords } from './schedule-fault-words.ts';

const fault = (
  code: ScheduleFault['code'],
  params: ScheduleFault['params'],
  sourceRow: number | null = null,
): string => scheduleFaultWords({ code, params, sourceRow });

describe('an error in a schedule file', () => {
  it.each([
    ['missing_column', { column: 'HTS Number' }, ['"HTS Number"']],
    ['duplicate_code', { code: '6109.10.00.12', firstRow: 17 }, ['6109.10.00.12', '17']],
    ['bad_code', { code: '61O9' }, ['"61O9"']],
    ['bad_indent', { code: '0101', indent: 'two' }, ['0101', '"two"']],
    ['empty_description', { code: '0101' }, ['0101']],
    ['orphan_line', { code: '0101.21', text: 'Horses', reason: 'no_parent' }, ['0101.21', 'no parent']],
    ['orphan_line', { code: '', text: 'Other' }, ['"Other"']],
  ] as const)('names its location: %s %j', (code, params, named) => {
    const words = fault(code, params, 42);
    expect(words).toMatch(/^row 42: /);
    for (const each of named) expect(words).toContain(each);
    expect(words).not.toMatch(/undefined|null/);
  });

  it('of the whole file names no row', () => {
    expect(fault('too_few_lines', { leaves: 0, expectedLeaves: 0 })).toBe('it has no declarable line');
  });

  it('reports how many lines are missing, and how to load the file anyway', () => {
    const words = fault('too_few_lines', { leaves: 5, expectedLeaves: 20 });
    expect(words).toMatch(/ 5 .* 20:.*--allow-smaller/);
  });

  it('recognizes a schedule of another market by its name or by the digits of its codes', () => {
    expect(fault('wrong_market', { expected: 'EU', found: 'US' })).toMatch(/of the market US, not of EU/);
    expect(fault('wrong_market', { expected: 'EU', digits: 8 })).toMatch(/8 digits.*EU/);
  });

  it('recognizes a truncated file by its text or by its last row', () => {
    expect(fault('truncated', { characters: 900 })).toContain('after 900 characters');
    expect(fault('truncated', { cells: 3, expected: 9 }, 7)).toMatch(/^row 7: .* 3 cells .* 9 .*cut off/);
  });

  it.each([
    ['html', /web page/],
    ['not_json', /JSON/],
    ['some_new_reason', /: some new reason$/],
  ])('reports an unknown format: %s', (reason, words) => {
    expect(fault('unknown_format', { reason })).toMatch(words);
  });
});

it('reports an omitted row with its number, reason and content', () => {
  expect(rejectedRowText({ sourceRow: 3, reason: 'not_a_line', text: 'Note: see chapter 61' })).toBe(
    'row 3: not a line: Note: see chapter 61',
  );
});

import { describe, expect, it } from '@jest/globals';
import { scheduleLines, type GivenRow } from '@svc/testkit/schedule-rows';
import { linesByCode } from './coded-lines.ts';
import { readLine } from './score-successor.ts';
import { successorCandidates } from './successor-candidates.ts';

function near(before: readonly GivenRow[], after: readonly GivenRow[], code: string) {
  const [old, now] = [scheduleLines(before), scheduleLines(after)];
  const line = linesByCode(old).get(code);
  if (line === undefined) throw new Error(`no line ${code}`);
  return [...successorCandidates(old, now).near(readLine(line))].map(
    ({ line: { codeDigits }, isNewMeaning }) => `${codeDigits}${isNewMeaning ? ' new' : ''}`,
  );
}

const BEFORE: readonly GivenRow[] = [
  ['8508', 0, 'Vacuum cleaners:'],
  ['8508.11.00', 1, 'With motor'],
  ['8508.60.00', 1, 'Other'],
  ['9603', 0, 'Brooms:'],
  ['9603.10.00', 1, 'Of twigs'],
];
/** Numbered lines of one heading, all new. */
const many = (count: number, text: (at: number) => string): readonly GivenRow[] => [
  ['9603', 0, 'Brooms:'],
  ...Array.from({ length: count }, (_, at): GivenRow => [`9603.${String(10_00 + at)}`, 1, text(at)]),
];

describe('candidates of an ended line', () => {
  it('are the declarable lines of its heading, new or not', () => {
    const after: readonly GivenRow[] = [
      ['8508', 0, 'Vacuum cleaners:'],
      ['8508.19.00', 1, 'Robots'],
      ['8508.60.00', 1, 'Other'],
      ['9603', 0, 'Brooms:'],
      ['9603.10.00', 1, 'Of twigs'],
    ];

    expect(near(BEFORE, after, '85081100')).toEqual(['85081900 new', '85086000']);
  });

  it('include new lines elsewhere that share a word, but no existing ones', () => {
    const after: readonly GivenRow[] = [
      ['8509', 0, 'Appliances:'],
      ['8509.80.00', 1, 'Cleaners by vacuum'],
      ['9603', 0, 'Brooms:'],
      ['9603.10.00', 1, 'Of twigs'],
    ];

    expect(near(BEFORE, after, '85081100')).toEqual(['85098000 new']);
    expect(near([...BEFORE, ...after.slice(0, 2)], after, '85081100')).toEqual([]);
  });

  it('exclude matches by a term in more than twelve new lines', () => {
    const byWord = (count: number) =>
      near(
        BEFORE,
        many(count, () => 'motor'),
        '85081100',
      ).length;

    expect([byWord(12), byWord(13)]).toEqual([12, 0]);
  });

  it('appear once, even if near and similar', () => {
    const after: readonly GivenRow[] = [
      ['8508', 0, 'Vacuum cleaners:'],
      ['8508.19.00', 1, 'With motor, small'],
    ];

    expect(near(BEFORE, after, '85081100')).toEqual(['85081900 new']);
  });

  it('are new if a code got another text', () => {
    const after: readonly GivenRow[] = [
      ['8508', 0, 'Vacuum cleaners:'],
      ['8508.11.00', 1, 'With motor, up to 1,500 W'],
    ];

    expect(near(BEFORE, after, '85081100')).toEqual(['85081100 new']);
  });

  it('in a heading of more than 250 lines are only the subheading and the new lines', () => {
    const heading = (count: number): readonly GivenRow[] => [
      ['8708', 0, 'Parts:'],
      ...Array.from({ length: count }, (_, at): GivenRow => [`8708.${String(10_00 + at)}`, 1, `part${at}`]),
    ];
    const found = (count: number) =>
      near(heading(count), [...heading(count), ['8708.99.99', 1, 'fresh']], '87081000');

    expect(found(249)).toHaveLength(250);
    // 8708.1000 to 8708.1099 are in its subheading 8708.10; the others are unchanged.
    expect(found(250).every((each) => each.startsWith('870810') || each.endsWith('new'))).toBe(true);
    expect(found(250)).toHaveLength(101);
  });

  it('are empty in an empty version', () => expect(near(BEFORE, [], '85081100')).toEqual([]));
});

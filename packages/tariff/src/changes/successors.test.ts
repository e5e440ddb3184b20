import { describe, expect, it } from '@jest/globals';
import { scheduleRows } from '@svc/testkit/schedule-rows';
import { buildTree } from '../schedule/build-tree.ts';
import type { ScheduleLine } from '../schedule/line.ts';
import { endedLines, findSuccessors } from './successors.ts';

type Given = readonly [code: string, indent: number, description: string, unit?: string];

const build = (given: readonly Given[]): readonly ScheduleLine[] => {
  const rows = given.map(([code, indent, description, unit = null]) => {
    const dutyRate = code.length === 10 ? '5%' : null;
    return [code, indent, description, { dutyRate, unit }] as const;
  });

  return buildTree(scheduleRows(rows), 'US').lines;
};

const before = build([
  ['8507', 0, 'Electric storage batteries:'],
  ['8507.60.00', 1, 'Lithium-ion'],
  ['8507.60.00.10', 2, 'Of a kind for vehicles', 'No.'],
  ['8507.60.00.20', 2, 'Other', 'No.'],
  ['8507.80.00', 1, 'Other storage batteries', 'No.'],
  ['8508', 0, 'Vacuum cleaners:'],
  ['8508.11.00', 1, 'With electric motor, for households', 'No.'],
]);
const after = build([
  ['8507', 0, 'Electric storage batteries:'],
  ['8507.60.00', 1, 'Lithium-ion'],
  ['8507.60.00.15', 2, 'Of a kind for vehicles', 'No.'],
  ['8507.60.00.20', 2, 'Other'],
  ['8507.60.00.21', 3, 'Containing cobalt', 'No.'],
  ['8507.60.00.29', 3, 'Other', 'No.'],
  ['8507.80.00', 1, 'Other storage batteries', 'No.'],
  ['8509', 0, 'Household appliances with electric motor:'],
  ['8509.80.00', 1, 'Vacuum cleaners, with electric motor, for households', 'No.'],
]);

function successorsOf(code: string) {
  return findSuccessors(endedLines(before, after), before, after).get(code) ?? [];
}

it('ended lines are those removed or subdivided', () => {
  expect(endedLines(before, after).map(({ code }) => code)).toEqual([
    '8507.60.00.10',
    '8507.60.00.20',
    '8508',
    '8508.11.00',
  ]);
});

describe('successors', () => {
  it('start with the renumbered line', () => {
    expect(successorsOf('8507600010')[0]).toMatchObject({
      code: '8507.60.00.15',
      description: 'Electric storage batteries > Lithium-ion > Of a kind for vehicles',
    });
  });

  it('are the parts of a subdivided line', () => {
    const first = successorsOf('8507600020').slice(0, 2);
    expect(first.map(({ code }) => code).toSorted()).toEqual(['8507.60.00.21', '8507.60.00.29']);
  });

  // Heading 0811 of the US schedule, 2026 basic edition and revision 10.
  it('are never other goods of the heading', () => {
    const heading: Given = ['0811', 0, 'Fruit and nuts, uncooked or cooked by steaming, frozen:'];
    const old = build([
      heading,
      ['0811.10.00', 1, 'Strawberries'],
      ['0811.10.00.70', 2, 'Other', 'kg'],
      ['0811.90', 1, 'Other:'],
      ['0811.90.52.00', 2, 'Mangoes', 'kg'],
    ]);
    const now = build([
      heading,
      ['0811.10.00', 1, 'Strawberries'],
      ['0811.10.00.85', 2, 'In larger containers', 'kg'],
      ['0811.90', 1, 'Other:'],
      ['0811.90.52', 2, 'Mangoes:'],
      ['0811.90.52.10', 3, 'Certified organic', 'kg'],
      ['0811.90.52.90', 3, 'Other', 'kg'],
    ]);
    const found = findSuccessors(endedLines(old, now), old, now).get('0811905200') ?? [];
    expect(found.map(({ code }) => code).toSorted()).toEqual(['0811.90.52.10', '0811.90.52.90']);
  });

  it('are found under another heading by their terms', () => {
    expect(successorsOf('85081100')[0]?.code).toBe('8509.80.00');
  });

  it('are lines for the same goods, not siblings that named them before', () => {
    const fruit = (grouping: string, mangoes: string) =>
      build([
        ['0804', 0, grouping],
        ['0804.30.00', 1, 'Pineapples', 'kg'],
        [mangoes, 1, 'Guavas, mangoes and mangosteens', 'kg'],
        ['0804.90.00', 1, 'Other', 'kg'],
      ]);
    const [old, now] = [fruit('Fruit:', '0804.50.00'), fruit('Fruit, fresh or dried:', '0804.51.00')];
    const found = findSuccessors(endedLines(old, now), old, now).get('08045000') ?? [];
    expect(found.map(({ code }) => code)).toEqual(['0804.51.00']);
  });

  it('are not the parts of a sibling that is subdivided alike', () => {
    const old = build([
      ['0709', 0, 'Other vegetables, fresh or chilled:'],
      ['0709.51.01', 1, 'Mushrooms of the genus Agaricus', 'kg'],
      ['0709.70.00', 1, 'Spinach', 'kg'],
    ]);
    const now = build([
      ['0709', 0, 'Other vegetables, fresh or chilled:'],
      ['0709.51.01', 1, 'Mushrooms of the genus Agaricus'],
      ['0709.51.01.10', 2, 'Certified organic', 'kg'],
      ['0709.51.01.50', 2, 'Other', 'kg'],
      ['0709.70.00', 1, 'Spinach'],
      ['0709.70.00.10', 2, 'Certified organic', 'kg'],
      ['0709.70.00.50', 2, 'Other', 'kg'],
    ]);
    const found = findSuccessors(endedLines(old, now), old, now).get('07095101') ?? [];
    expect(found.map(({ code }) => code).toSorted()).toEqual(['0709.51.01.10', '0709.51.01.50']);
  });

  it('are at most five declarable lines, scored 0 to 1, best first', () => {
    const all = [...findSuccessors(endedLines(before, after), before, after).values()];
    const declarable = new Set(after.filter(({ isLeaf }) => isLeaf).map(({ code }) => code));

    expect(all.flat().length).toBeGreaterThan(0);
    for (const list of all) {
      expect(list.length).toBeLessThanOrEqual(5);
      expect(list.map(({ score }) => score)).toEqual(
        list.map(({ score }) => score).toSorted((a, b) => b - a),
      );

      for (const { code, score } of list) {
        expect(declarable.has(code)).toBe(true);
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }
  });

  it('are the same on each run for the same versions', () => {
    const ended = endedLines(before, after);
    expect(findSuccessors(ended, before, after)).toEqual(findSuccessors(ended, before, after));
  });
});

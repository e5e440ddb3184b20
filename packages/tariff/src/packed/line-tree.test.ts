import { describe, expect, it } from '@jest/globals';
import { fullText } from '../schedule/full-text.ts';
import type { ScheduleLine } from '../schedule/line.ts';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { openLines } from './line-tree.ts';
import { LEVELS, packLines } from './packed-lines.ts';

const FILLED = {
  dutyRate: '16.5%',
  specialRate: 'Miễn thuế (AU, 日本)',
  column2Rate: '29.1¢/kg + 25.9%',
  unit: 'doz., kg',
  additionalDuties: 'See 9903.88.15.',
  extra: { footnotes: ['1/', '綿'], vat: { rates: [5, 8] } },
};
const EMPTY = { dutyRate: '', specialRate: null, column2Rate: null, unit: '' };

/** Sample lines with their full texts: some with all fields filled, some with empty ones, some with none. */
function variedLines(): readonly ScheduleLine[] {
  const lines: ScheduleLine[] = [];
  for (const line of sampleSchedule()) {
    const above = line.parent === null ? null : (lines[line.parent] ?? null);
    const fullDescription = fullText(line, above, above?.fullDescription ?? '');
    const fields = [FILLED, EMPTY, {}][line.position % 3];
    lines.push({ ...line, fullDescription, ...fields });
  }

  return lines;
}

const lines = variedLines();
const FIELDS = Object.keys({ ...lines[0], ...FILLED }) as readonly (keyof ScheduleLine)[];
const plain = (line: ScheduleLine) => Object.fromEntries(FIELDS.map((field) => [field, line[field]]));
const tree = openLines(packLines(lines));

describe('packed lines', () => {
  it('round-trip, distinguishing an empty text from a missing one', () => {
    expect(tree.count).toBe(lines.length);
    expect(tree.all().map(plain)).toEqual(lines);
    expect(lines.map(({ position }) => plain(tree.line(position)))).toEqual(lines);
  });

  it('preserve every level', () => {
    const [line] = lines;
    if (line === undefined) throw new Error('no sample lines');

    const levels = LEVELS.map((level, position) => ({ ...line, position, parent: null, level }));
    const packed = openLines(packLines(levels));

    expect(packed.all().map(({ level }) => level)).toEqual([...LEVELS]);
  });

  it('have the same lines below each line and at the top', () => {
    const below = (parent: number | null) => lines.filter((line) => line.parent === parent);
    expect(tree.tops().map(plain)).toEqual(below(null));
    for (const { position } of lines) expect(tree.children(position).map(plain)).toEqual(below(position));
    expect(tree.children(lines.length)).toEqual([]);
  });

  it.each([-1, 1.5, 22, Number.NaN])('have no line at %d', (position) => {
    expect(lines).toHaveLength(22);
    expect(() => tree.line(position)).toThrow(RangeError);
  });

  it('can be empty', () => {
    const none = openLines(packLines([]));
    expect([none.count, none.all(), none.tops()]).toEqual([0, [], []]);
  });
});

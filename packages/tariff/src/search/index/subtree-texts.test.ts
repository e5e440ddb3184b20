import { describe, expect, it } from '@jest/globals';
import { sampleSchedule } from '../../../test/sample-schedule.ts';
import { collectGroups } from './subtree-texts.ts';

const lines = sampleSchedule();
const at = (code: string): number => lines.findIndex((line) => line.code === code);

describe('collectGroups', () => {
  const { groupOf, groupCount } = collectGroups(lines, () => []);

  it('puts every line under its heading in one group', () => {
    const group = groupOf[at('6109')];

    expect([groupOf[at('6109.10')], groupOf[at('6109.10.90')]]).toEqual([group, group]);
    expect(groupOf[at('6105')]).not.toBe(group);
  });

  it('counts lines under a grouping row for the heading above it', () => {
    expect(groupOf[at('6204.42')]).toBe(groupOf[at('6204')]);
  });

  it('gives each chapter a separate group', () => {
    const chapters = ['61', '62', '85', '99'];
    const headings = ['6105', '6109', '6204', '8507', '8517', '9902'];

    expect(new Set([...chapters, ...headings].map((code) => groupOf[at(code)])).size).toBe(10);
    expect(groupCount).toBe(10);
  });

  it('counts the groups containing a term, not its occurrences', () => {
    const cotton = (code: string | null) => (code?.startsWith('6109') || code === '6105.10' ? [1] : []);
    const { groupsWith, writer } = collectGroups(lines, ({ code }) => cotton(code));
    const { documents, impacts } = writer.finish(Uint32Array.of(0, 1));

    expect(groupsWith[1]).toBe(2);
    expect([...documents]).toEqual([groupOf[at('6105')], groupOf[at('6109')]]);
    // Four rows of heading 6109 say it, one of 6105: the more the stronger, but never 1.
    expect(impacts[1]).toBeGreaterThan(impacts[0] ?? 1);
    expect(impacts[1]).toBeLessThan(1);
  });

  it('is empty without lines', () => {
    expect(collectGroups([], () => [])).toMatchObject({ groupCount: 0, groupsWith: [] });
  });
});

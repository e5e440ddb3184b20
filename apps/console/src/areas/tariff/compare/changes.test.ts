import { describe, expect, it } from '@jest/globals';
import { changedAbove, countsOf, differences, inShort, kindOf, splitsOf, type Change } from './changes.ts';

const change = (fields: Partial<Change>): Change => ({
  id: 1,
  market: 'US',
  from_version: 'a',
  to_version: 'b',
  code: '6109.10.00.12',
  kind: 'rate_changed',
  before: null,
  after: null,
  successors: [],
  affected_skus: 0,
  detected_at: '2026-07-01T00:00:00',
  ...fields,
});

const removed = change({
  kind: 'removed',
  before: { description: "Men's T-shirts" },
  successors: ['6109.10.00.16', '6109.10.00.17'].map((code) => ({ code, description: '', score: 1 })),
});
const added = ['6109.10.00.16', '6109.10.00.17'].map((code) =>
  change({ kind: 'added', code, after: { description: code } }),
);

describe('changes', () => {
  it('label a removed line with two successors as split', () => {
    const all = [removed, ...added];
    const splits = splitsOf(all);
    expect(splits.get('6109.10.00.12')).toEqual(['6109.10.00.16', '6109.10.00.17']);
    expect(countsOf(all, splits)).toEqual([
      { kind: 'added', count: 2 },
      { kind: 'split', count: 1 },
    ]);
    expect(kindOf(removed, splits)).toBe('split');
  });

  it('do not label a line with one successor as split', () => {
    expect(splitsOf([removed, ...added.slice(1)]).size).toBe(0);
  });

  it('have a short description', () => {
    expect(inShort(change({ before: { duty_rate: '16%' }, after: { duty_rate: '14%' } }))).toBe('16% → 14%');
    expect(inShort(change({ kind: 'unit_changed', before: { unit: null }, after: { unit: 'kg' } }))).toBe(
      '— → kg',
    );
  });

  it('name the differing fields', () => {
    const both = change({ before: { code: 'x', duty_rate: '16%' }, after: { code: 'x', duty_rate: '14%' } });
    expect(differences(both)).toEqual([{ field: 'duty_rate', before: '16%', after: '14%' }]);
  });

  it('name the highest changed ancestor if the own text is unchanged', () => {
    const line = (text: string) => ({ full_description: `Medicaments > ${text} > Other` });
    const both = change({ before: line('Antifungals'), after: line('Antivirals') });
    expect(changedAbove(both)).toEqual({ own: 'Other', before: 'Antifungals', after: 'Antivirals' });
    expect(changedAbove(change({ before: { unit: null }, after: { unit: 'kg' } }))).toBeNull();
  });
});

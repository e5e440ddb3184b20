import type { CaseOutcome } from '../src/weights/collect.ts';

export const sampleOutcome = (more: Partial<CaseOutcome> = {}): CaseOutcome => ({
  source: 'goods',
  market: 'US',
  half: 0,
  isAway: false,
  measured: {
    heading: 0,
    subheading: 0,
    share: 0,
    words: 0,
    length: 0,
    characters: 0,
    met: 0,
    nearness: 0,
    known: 0,
  },
  right: { heading: true, subheading: true, line: null },
  free: { heading: true, subheading: true, line: true },
  ...more,
});

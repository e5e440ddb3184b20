import { describe, expect, it } from '@jest/globals';
import { unexplainedFigures, type FigureRow } from './stated-figures.ts';

const ROWS: readonly FigureRow[] = [
  { name: /UTF-8/, because: 'name' },
  { at: /\.length$/, equal: [12] },
  { at: /^ja\./, figures: ['1'], because: 'counting word' },
];
const TEXTS = [
  ['en.length', 'At least 12 characters'],
  ['ja.length', '12文字以上、1 行'],
  ['en.file', 'Save {n1} as UTF-8'],
] as const;

describe('figures of texts', () => {
  it('accepts parameters, names, constants and listed figures', () => {
    expect(unexplainedFigures(TEXTS, ROWS)).toEqual([]);
  });

  it.each([
    [['en.wait', 'in 15 minutes'], 'en.wait: 15 in in 15 minutes'],
    [['en.wide', '１５ minutes'], 'en.wide: 15 in １５ minutes'],
  ] as const)('reports %j', (text, fault) => {
    expect(unexplainedFigures([...TEXTS, text], ROWS)).toEqual([fault]);
  });

  it('reports a text that lacks its constant, and a row without a text', () => {
    const changed: FigureRow = { at: /\.length$/, equal: [16] };
    const unused: FigureRow = { at: /gone/, equal: [1] };
    expect(unexplainedFigures([['en.length', '12']], [changed, unused])).toEqual([
      'en.length: 12 in 12',
      'en.length: no 16 in 12',
      '/gone/ explains nothing',
    ]);
  });
});

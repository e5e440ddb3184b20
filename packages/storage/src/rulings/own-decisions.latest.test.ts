import { describe, expect, it } from '@jest/globals';
import { ownPrecedents, type FoundText } from './own-decisions.ts';

const found = (source: FoundText['source'], title: string, day: number, similarity = 0.8): FoundText => ({
  source,
  title,
  at: new Date(Date.UTC(2026, 10, day)),
  similarity,
});

describe('ownPrecedents', () => {
  it('are sorted by similarity', () => {
    const texts = [found('decision', 'red cup', 1, 0.6), found('decision', 'blue cup', 1, 0.9)];
    expect(ownPrecedents('cup', texts, true).map(({ title }) => title)).toEqual(['blue cup', 'red cup']);
  });

  it('include only the latest decision for a text, ignoring case', () => {
    const texts = [
      found('decision', 'red cup', 1),
      found('decision', 'Red  CUP', 3),
      found('decision', 'red cup', 2),
    ];
    expect(ownPrecedents('cup', texts, true)).toEqual([texts[1]]);
  });

  it('prefer a decision on a text to a later catalog code', () => {
    const texts = [found('catalog', 'red cup', 9), found('decision', 'red cup', 1)];
    expect(ownPrecedents('cup', texts, true)).toEqual([texts[1]]);
  });

  it('exclude the catalog code of the description itself', () => {
    const texts = [found('catalog', 'Red cup', 1, 1), found('catalog', 'blue cup', 1)];
    expect(ownPrecedents('red cup', texts, true)).toEqual([texts[1]]);
  });

  it.each(['leather handbag', 'túi xách da', '革のハンドバッグ', '가죽 핸드백'])(
    'are only decisions on %s itself if others do harm',
    (description) => {
      const texts = [
        found('decision', `${description} x`, 2),
        found('decision', description, 1, 1),
        found('catalog', `${description} y`, 2),
      ];
      expect(ownPrecedents(description, texts, false)).toEqual([texts[1]]);
    },
  );
});

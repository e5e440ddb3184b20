import { describe, expect, it } from '@jest/globals';
import { withHeadingTitles } from './extra-text.ts';

describe('withHeadingTitles', () => {
  const texts = new Map([['8712', 'Vélos']]);

  it('adds own titles in languages missing from the schedule', () => {
    const found = withHeadingTitles(texts, 'VN').get('8712') ?? '';
    expect(found).toMatch(/bicycle/iu);
    expect(found).toMatch(/自転車/u);
    expect(found).not.toMatch(/xe đạp/iu);
    expect(found.endsWith('Vélos')).toBe(true);
  });

  it('finds US headings by Vietnamese terms', () => {
    expect(withHeadingTitles(new Map(), 'US').get('6109')).toMatch(/áo phông/iu);
  });
});

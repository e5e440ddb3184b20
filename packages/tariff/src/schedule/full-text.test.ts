import { describe, expect, it } from '@jest/globals';
import { fullText, type TextLine } from './full-text.ts';

const line = (
  codeDigits: string | null,
  description: string,
  level: TextLine['level'] = 'national',
): TextLine => ({
  codeDigits,
  description,
  level,
});
const HEADING = line('6109', 'T-shirts:', 'heading');

describe('fullText', () => {
  it('joins a text to its ancestors, without trailing colons and blanks', () => {
    expect(fullText(line('610910', 'Of cotton: '), HEADING, 'T-shirts')).toBe('T-shirts > Of cotton');
    expect(fullText(line(null, 'Other :', 'group'), HEADING, 'T-shirts')).toBe('T-shirts > Other');
  });

  it('starts with the heading, not the chapter', () => {
    expect(fullText(HEADING, line('61', 'Apparel', 'chapter'), 'Apparel')).toBe('T-shirts');
    expect(fullText(HEADING, null, '')).toBe('T-shirts');
  });

  it('includes an undivided heading once, even if repeated with zeros', () => {
    const above = line('0205', 'Thịt ngựa', 'heading');

    expect(fullText(line('02050000', 'Thịt ngựa'), above, 'Thịt ngựa')).toBe('Thịt ngựa');
  });

  it.each([
    ['another text', line('02050000', 'Thịt lừa')],
    ['another code', line('02050010', 'Thịt ngựa')],
    ['no code', line(null, 'Thịt ngựa', 'group')],
  ])('includes both if the line has %s', (_what, below) => {
    const above = line('0205', 'Thịt ngựa', 'heading');

    expect(fullText(below, above, 'Thịt ngựa')).toBe(`Thịt ngựa > ${below.description}`);
  });

  it('skips an empty text or a single colon', () => {
    expect(fullText(line('610910', ' : '), HEADING, 'T-shirts')).toBe('T-shirts');
    expect(fullText(line('610910', 'Of cotton'), line('6109', '', 'heading'), '')).toBe('Of cotton');
  });

  it('preserves colons within a text', () => {
    expect(fullText(line('610910', 'Cotton: white'), HEADING, 'T-shirts')).toBe('T-shirts > Cotton: white');
  });
});

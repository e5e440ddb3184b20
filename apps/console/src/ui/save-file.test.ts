import { describe, expect, it } from '@jest/globals';
import { csvOf } from './save-file.ts';

describe('csvOf', () => {
  it('quotes separators, quotes and line breaks (RFC 4180)', () => {
    expect(csvOf(['a', 'b'], [['x,y', 'say "hi"\nthere']])).toBe('a,b\r\n"x,y","say ""hi""\nthere"\r\n');
  });

  it('escapes formulas in a sheet and leaves numbers unchanged', () => {
    expect(csvOf(['a'], [['=1+1'], ['-2.5'], [-3], ['-x'], [null]])).toBe(
      "a\r\n'=1+1\r\n-2.5\r\n-3\r\n'-x\r\n\r\n",
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { createProgress } from './progress.ts';

function terminal(isTTY: boolean | undefined) {
  const written: string[] = [];
  return { written, output: { write: (text: string) => written.push(text), isTTY } };
}

/** Visible line after carriage returns and erasures. */
const seen = (written: readonly string[]): string => written.join('').split('\r\u001B[2K').at(-1) ?? '';

describe('progress on a terminal', () => {
  it('replaces the previous output, even with a shorter one', () => {
    const { written, output } = terminal(true);
    const progress = createProgress(output);
    progress.show('reading 100 of 200');
    progress.show('done');
    expect(seen(written)).toBe('done');
    expect(written.join('')).not.toContain('\n');
  });

  it('does not rewrite unchanged text', () => {
    const { written, output } = terminal(true);
    const progress = createProgress(output);
    for (let call = 0; call < 1000; call += 1) progress.show('50 %');
    expect(written).toHaveLength(1);
  });

  it('leaves an empty line when cleared, and nothing if nothing was shown', () => {
    const { written, output } = terminal(true);
    const progress = createProgress(output);
    progress.clear();
    expect(written).toEqual([]);
    progress.show('50 %');
    progress.clear();
    expect(seen(written)).toBe('');
    progress.clear();
    expect(written).toHaveLength(2);
  });

  it('can show the same text again after it was cleared', () => {
    const { written, output } = terminal(true);
    const progress = createProgress(output);
    progress.show('50 %');
    progress.clear();
    progress.show('50 %');
    expect(seen(written)).toBe('50 %');
  });
});

it.each([false, undefined])(
  'progress without a terminal writes nothing to a file or a pipe (%s)',
  (isTTY) => {
    const { written, output } = terminal(isTTY);
    const progress = createProgress(output);
    progress.show('50 %');
    progress.clear();
    expect(written).toEqual([]);
  },
);

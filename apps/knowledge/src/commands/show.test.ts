import { describe, expect, it } from '@jest/globals';
import { readChapterFile } from '@svc/knowledge/base/chapter-file';
import { show } from './show.ts';

const base = readChapterFile(`
'8450':
  title:
    en: Washing machines
    ja: 洗濯機
'845011':
  names:
    en: front loader; top loader
  examples:
    en: |
      WASHING MACHINE 8KG
      LAUNDRY MACHINE
'845020':
  names:
    vi: máy giặt công nghiệp
'845190':
  names:
    en: drum
`);

describe('show', () => {
  it('shows only the languages of an entry, one example per line', () => {
    const text = show(base, '845011').lines.join('\n');
    expect(text).not.toMatch(/names (?:vi|ja|ko)/u);
    expect(text).toMatch(/WASHING MACHINE 8KG\n\s+LAUNDRY MACHINE/u);
  });

  it('marks the missing titles of a heading', () => {
    expect(show(base, '8450').lines.slice(0, 5)).toEqual([
      '8450',
      '  title en: Washing machines',
      '  title vi: -',
      '  title ja: 洗濯機',
      '  title ko: -',
    ]);
  });

  it('shows the subheadings of a heading, not those of its neighbour', () => {
    const codes = show(base, '8450').lines.filter((line) => /^\d/u.test(line));
    expect(codes).toEqual(['8450', '845011', '845020']);
  });

  it.each(['84.50', '8450.', '8.4.5.0'])('treats %j as a heading', (written) => {
    expect(show(base, written)).toEqual(show(base, '8450'));
  });

  it('shows subheadings under a heading without an entry', () => {
    expect(show(base, '8451')).toMatchObject({ lines: ['845190', '  names en: drum'], exitCode: 0 });
  });

  it.each(['84', '845', '84501', '845011000', 'pump', ''])('has no entry for %j', (written) => {
    expect(show(base, written).exitCode).toBe(1);
  });
});

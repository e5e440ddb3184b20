import { describe, expect, it } from '@jest/globals';
import { headingTitles, ownHeadingTitle, writeHeadingTitles } from './heading-titles.ts';

describe('heading titles', () => {
  it('exist in four languages for the headings of HS 2022', () => {
    const titles = headingTitles();
    expect(titles.size).toBe(1228);
    expect([...titles.values()].every(({ en, vi, ja, ko }) => en && vi && ja && ko)).toBe(true);
    expect(titles.get('8712')?.vi).toMatch(/xe đạp/iu);
  });

  it('are not official texts', () => {
    expect(ownHeadingTitle('vi')('8712')?.official).toBe(false);
    expect(ownHeadingTitle('vi')('9999')).toBeNull();
  });

  it('have one heading per line', () => {
    const title = { en: 'Bicycles', vi: 'Xe đạp', ja: '自転車', ko: '자전거' };
    expect(writeHeadingTitles({ headings: [{ code: '8712', title }] })).toBe(
      '8712\tBicycles\tXe đạp\t自転車\t자전거\n',
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../../../../test/kit/render-page.tsx';
import { LineText, sharedPath } from './line-text.tsx';

describe('the shared path of several lines', () => {
  it.each([
    [['A > B > C', 'A > B > D'], 2, 'A › B'],
    [['A > B', 'X > B'], 0, ''],
    [['A > B > C'], 0, ''],
    [[], 0, ''],
  ])('of %j is %d steps: %j', (texts, shared, path) => expect(sharedPath(texts)).toEqual({ shared, path }));
});

describe('the text of a line', () => {
  it('names its row, then the rows above, nearest first, without shared ones', async () => {
    await show(<LineText text="Bags > Handbags > Of leather" shared={1} />);
    expect(screen.getByTitle('Bags > Handbags > Of leather').textContent).toBe('Of leather ‹ Handbags');
  });

  it('is the row alone if all above is shared', async () => {
    await show(<LineText text="Bags > Handbags" shared={1} />);
    expect(screen.getByTitle('Bags > Handbags').textContent).toBe('Handbags');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { resultOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { Sources } from './sources.tsx';

describe('the sources of an answer', () => {
  it('link to where they were published, and hand the other site no window to act on', async () => {
    const sources = [
      { key: 'R1', url: 'https://rulings.example/N301', title: 'Ruling N301', snippet: 'T-shirts of cotton' },
      { key: 'L1', url: null, title: 'Line 6109.10', snippet: 'Of cotton' },
    ];
    await show(<Sources result={resultOf({ sources })} />);

    const link = screen.getByRole('link', { name: 'Ruling N301' });
    expect(link.getAttribute('href')).toBe('https://rulings.example/N301');
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    for (const text of ['R1', 'L1', 'Line 6109.10', 'T-shirts of cotton'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('are said to be missing where none is cited', async () => {
    await show(<Sources result={resultOf({ sources: [] })} />);

    expect(screen.getByText('No source is cited')).toBeDefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { resultOf } from '../../../../test/kit/lookup-answers.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { Sources } from './sources.tsx';

describe('the precedents of a result', () => {
  it('link to their publication without window access for the other site', async () => {
    const sources = [
      {
        key: 'ruling:N301',
        url: 'https://rulings.example/N301',
        title: 'N301',
        snippet: 'T-shirts of cotton',
      },
      { key: 'ruling:D1', url: null, title: 'Own decision', snippet: 'Shirts' },
    ];
    await show(<Sources result={resultOf({ sources })} />);

    const link = screen.getByRole('link', { name: 'N301' });
    expect(link.getAttribute('href')).toBe('https://rulings.example/N301');
    expect(link.getAttribute('rel')).toBe('noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    for (const text of ['Own decision', 'T-shirts of cotton']) expect(screen.getByText(text)).toBeDefined();
  });

  it('show that only the schedule is cited, named once', async () => {
    const line = (code: string) => ({
      key: `schedule:${code}`,
      url: null,
      title: code,
      snippet: 'Of cotton',
    });
    await show(<Sources result={resultOf({ sources: [line('1'), line('2')] })} />);

    expect(screen.getByText('No ruling or decision on similar goods is cited')).toBeDefined();
    expect(screen.getAllByText(/Tariff Schedule/)).toHaveLength(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { show } from '../../test/kit/render-page.tsx';
import { useFormats } from './formats.ts';

const TIMES = [0, 0.4, 59.4, 59.5, 60, 119.7, 3599.6, 3600, 7325, 416_592];

function Durations(): ReactNode {
  const { duration } = useFormats();
  return <p data-testid="durations">{TIMES.map(duration).join('|')}</p>;
}

describe('a duration', () => {
  it('is rounded to whole seconds before minutes or hours', async () => {
    await show(<Durations />);
    const told = screen.getByTestId('durations').textContent?.split('|');
    // The notation of units depends on the version of the locales.
    expect(told?.map((text) => text.replaceAll(/(\d+) ([dhms])[a-z]*/g, '$1$2'))).toEqual([
      '0s',
      '0s',
      '59s',
      '1m 0s',
      '1m 0s',
      '2m 0s',
      '1h 0m',
      '1h 0m',
      '2h 2m',
      '4d 19h',
    ]);
  });
});

const RATES = ['20', '7.5', '0', 'Free', '5/8/10', '16.5%', '0.3464% MIN $33.58 MAX $651.50', null];

function Rates(): ReactNode {
  const { rate } = useFormats();
  return <p data-testid="rates">{RATES.map(rate).join('|')}</p>;
}

it('shows a rate as printed, a bare number as percent, bounds as words', async () => {
  await show(<Rates />, { language: 'vi' });
  expect(screen.getByTestId('rates').textContent).toBe(
    '20%|7,5%|0%|Free|5/8/10|16.5%|0.3464%, tối thiểu $33.58, tối đa $651.50|—',
  );
});

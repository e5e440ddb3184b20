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

function Sentence(): ReactNode {
  const { sentence } = useFormats();
  return sentence('Ruling N12 (2024-02-03) of 2026-1-1 is not known after 2026-10-09: ask.');
}

describe('a sentence of the service', () => {
  it('has its days as the reader writes them, and all else unchanged', async () => {
    await show(<Sentence />);
    expect(screen.getByRole('main').textContent).toBe(
      'Ruling N12 (3 Feb 2024) of 2026-1-1 is not known after 9 Oct 2026: ask.',
    );
  });
});

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

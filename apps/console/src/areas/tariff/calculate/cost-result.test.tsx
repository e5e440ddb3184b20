import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, within } from '@testing-library/react';
import { costOf, dutyOf } from '../../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import { CostResult } from './cost-result.tsx';

type Cost = AnswerOf<'tariff.landed_cost'>;

const open = (fields: Partial<Cost> = {}, around: Surroundings = {}) =>
  show(<CostResult cost={costOf(fields)} />, around);
const amounts = (): readonly (string | null | undefined)[] =>
  screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);

describe('a landed cost', () => {
  it('shows each amount and their sum in the currency of the market', async () => {
    await open();

    expect(amounts()).toEqual(['USD', '1,000.00', '165.00', '1,165.00']);
    expect(screen.getByText('FOB')).toBeDefined();
  });

  it.each([
    ['en', '1234567.89', '1,234,567.89'],
    ['vi', '1234567.89', '1.234.567,89'],
    ['ja', '0.05', '0.05'],
    ['en', '0.00', '0.00'],
  ] as const)('is formatted in %s as %s', async (language, landed, text) => {
    await open({ totals: { ...costOf().totals, landed } }, { language });

    expect(screen.getByTestId('landed').textContent).toBe(text);
  });

  it.each([
    ['0.3464% MIN 34.58 MAX 670.86', '0.3464%, at least USD 34.58, at most USD 670.86'],
    ['12% MIN 22 EUR/100 kg', '12%, at least 22 EUR/100 kg'],
  ])('names the currency of the limits %s once', async (rate, words) => {
    await open({ lines: costOf().lines.map((line) => ({ ...line, rate })) });
    expect(screen.getAllByText(words)).toHaveLength(costOf().lines.length);
  });

  it('has no sum while an amount is missing, and names the missing inputs', async () => {
    await open({
      lines: costOf().lines.map((line) => (line.key === 'Duty' ? { ...line, amount: null } : line)),
      totals: { ...costOf().totals, duty: null, landed: null },
      missing_inputs: [
        { field: 'weight_kg', unit: 'kg', why: 'Net weight: rate per kg', changes: [] },
        { field: 'quantity', unit: 'no', why: 'Number of pieces', changes: [] },
      ],
      duty: dutyOf({ effective_pct: null, rate_text: null }),
    });

    expect(screen.getByTestId('landed').textContent).toBe('—');
    expect(screen.queryByTestId('effective')).toBeNull();
    expect(screen.getByText(/Still needed: Net weight: rate per kg · Number of pieces/)).toBeDefined();
  });

  it('links to the line in the version used', async () => {
    await open();

    const address = new URL(screen.getByRole('link').getAttribute('href') ?? '', 'http://console.test');
    expect(address.pathname).toBe('/tariff');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      market: 'US',
      version: '2026-rev1',
      code: '6109.10.00',
    });
  });

  it('lists preferences and possible charges only if there are any', async () => {
    await open();

    expect(screen.queryByText('Preferences')).toBeNull();
    expect(screen.queryByText('May apply as well')).toBeNull();
  });
});

describe('factors that can change a landed cost', () => {
  it('are preferences, each with its rate and condition', async () => {
    const preference: Cost['duty']['preferences'][number] = {
      program: 'KR',
      name: 'Free trade agreement with Korea',
      legal_basis: 'GN 33',
      rate: {
        rate_text: 'Free',
        kind: 'free',
        components: [],
        min: null,
        max: null,
        amount: null,
      },
      pct: 0,
      state: 'conditional',
      condition: 'Needs a proof of origin',
      from: '2012-03-15',
      to: null,
      url: 'https://law.example/gn33',
    };
    await open({ duty: dutyOf({ preferences: [preference, { ...preference, program: 'X', rate: null }] }) });

    const [korea, other] = within(screen.getByRole('region', { name: 'Preferences' })).getAllByRole(
      'listitem',
    );
    expect(korea?.textContent).toBe('KR Free trade agreement with Korea FreeNeeds a proof of origin');
    expect(other?.textContent).toBe('X Free trade agreement with Korea Needs a proof of origin');
    expect(
      within(korea as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('https://law.example/gn33');
  });

  it('include possible charges, with a link if known', async () => {
    const charge: Cost['may_apply'][number] = {
      key: 'ad',
      legal_basis: null,
      code: null,
      title: 'Anti-dumping',
      rate: null,
      pct: null,
      from: null,
      to: null,
      reason: 'by producer',
      url: null,
      amount: null,
    };
    await open({
      may_apply: [charge, { ...charge, key: 'cv', title: 'Countervailing', url: 'https://law.example/cv' }],
    });

    const panel = within(screen.getByRole('region', { name: 'May apply as well' }));
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Countervailing']);
    expect(panel.getAllByText('by producer')).toHaveLength(2);
  });
});

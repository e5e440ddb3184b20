import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { costOf } from '../../../../test/kit/lookup-answers.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

async function open(query: string, answers: Answers = {}) {
  const page = await openPage(`/tariff/calculate${query}`, {
    role: 'entry',
    answers: { 'system.countries': [], 'tariff.landed_cost': costOf(), ...answers },
  });
  await screen.findByLabelText('Code');
  return page;
}

describe('the calculator page', () => {
  it('calculates nothing without a code', async () => {
    const { api } = await open('?market=EU');

    expect(screen.getByText('Enter a declarable code')).toBeDefined();
    expect(api.callsOf('tariff.landed_cost')).toHaveLength(0);
  });

  it('calculates what the URL says', async () => {
    const { api } = await open(
      '?code=6109.10.00&market=US&customs_value=%221000.10%22&within_quota=true&rate_case=2',
    );

    expect((await screen.findByTestId('landed')).textContent).toBe('1,165.00');
    expect(api.callsOf('tariff.landed_cost')[0]?.body).toEqual({
      code: '6109.10.00',
      market: 'US',
      customs_value: '1000.10',
      within_quota: true,
      rate_case: 2,
    });
  });

  it('sends no invalid name or value of an input', async () => {
    const { api } = await open('?code=6109.10.00&Customs-Value=7&note=%7B%22a%22%3A1%7D');

    await screen.findByTestId('landed');
    expect(api.callsOf('tariff.landed_cost')[0]?.body).toEqual({ code: '6109.10.00' });
  });

  it('stores the input in the URL for sharing', async () => {
    const { api, user, path } = await open('');

    await user.type(screen.getByLabelText('Code'), '6109.10.00');
    await user.type(screen.getByLabelText(/^Freight/), '20{Enter}');

    expect(await screen.findByTestId('landed')).toBeDefined();
    const address = new URL(path(), 'http://console.test');
    expect(address.searchParams.get('code')).toBe('6109.10.00');
    expect(api.callsOf('tariff.landed_cost').at(-1)?.body).toMatchObject({ freight: '20', market: 'US' });
  });

  it('shows the missing inputs in the form, after the given ones', async () => {
    const missing_inputs = [
      { field: 'proof_liters', unit: 'pf_l', why: 'rate per proof litre', changes: [] },
    ];
    await open('?code=2208.30.30&freight=20', { 'tariff.landed_cost': costOf({ missing_inputs }) });

    expect(await screen.findByLabelText('Proof litres (pf_l)')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(/^Freight/).value).toBe('20');
  });

  it('shows why a code cannot be calculated without clearing the form', async () => {
    await open('?code=61', {
      'tariff.landed_cost': new DomainError(422, 'validation_error', '61 is not declarable'),
    });

    expect(await screen.findByText('61 is not declarable')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('61');
  });

  it('passes the market to the other pages of the area', async () => {
    await open('?market=VN&code=6109.10.00&freight=20');

    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Compare versions' }).getAttribute('href')).toBe(
        '/tariff/compare?market=VN',
      ),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../../test/kit/fake-api.ts';
import { dutyOf, lookupOf, resultOf } from '../../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import { DutyPanel } from './duty-panel.tsx';
import type { Lookup, Result } from '../lookup.ts';

type Estimate = AnswerOf<'tariff.duty'>;
type Extra = Estimate['additional'][number];

const extraOf = (fields: Partial<Extra>): Extra => ({
  key: 'section301',
  legal_basis: null,
  code: null,
  title: 'Section 301',
  rate: '7.5%',
  pct: 7.5,
  from: null,
  to: null,
  reason: 'origin China',
  url: null,
  amount: null,
  ...fields,
});

interface Given {
  readonly lookup?: Partial<Lookup>;
  readonly result?: Partial<Result>;
  readonly around?: Surroundings;
}

const open = (estimate: Partial<Estimate>, { lookup = {}, result = {}, around = {} }: Given = {}) =>
  show(<DutyPanel lookup={lookupOf(lookup)} result={resultOf(result)} />, {
    ...around,
    answers: { 'tariff.duty': dutyOf(estimate), ...around.answers },
  });

describe('the duty of a proposed line', () => {
  it('is requested in the version of the result, and for the given origin', async () => {
    const { input } = lookupOf();
    const { api } = await open({}, { lookup: { market: 'US', input: { ...input, origin: 'CN' } } });

    await waitFor(() => expect(api.callsOf('tariff.duty')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('tariff.duty')[0]?.query ?? [])).toEqual({
      code: '6109.10.00',
      market: 'US',
      version: '2026-rev1',
      origin: 'CN',
    });
  });

  it('is requested without an origin if none was given', async () => {
    const { api } = await open({});

    await screen.findByText('An estimate.');
    expect(api.callsOf('tariff.duty')[0]?.query.has('origin')).toBe(false);
  });

  it('is that of the final code once decided', async () => {
    const { api } = await open({}, { lookup: { decision: 'overridden', final_code: '6105.10.00' } });

    await screen.findByText('An estimate.');
    expect(api.callsOf('tariff.duty').map(({ query }) => query.get('code'))).toEqual(['6105.10.00']);
    const link = screen.getByRole('link', { name: 'Duty and landed cost' });
    expect(link.getAttribute('href')).toContain('code=6105.10.00');
  });

  it('is not shown for a rejected proposal', async () => {
    const { api } = await open({}, { lookup: { decision: 'rejected', final_code: null } });

    expect(screen.queryByText('Duty')).toBeNull();
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    [[], 'muted small'],
    [['duty_not_known_after'], 'notice notice-warn'],
  ] as const)(
    'has its disclaimer once, as a warning after the last known day (flags %j)',
    async (flags, style) => {
      await open({ flags: [...flags], rate_text: '20' });

      const said = await screen.findAllByText('An estimate.');
      expect(said.map(({ className }) => className)).toEqual([style]);
      expect(screen.getByText('20%')).toBeDefined();
    },
  );

  it('is not requested if no line is proposed', async () => {
    const { api } = await open({}, { result: { recommended: null } });

    expect(screen.queryByText('Duty')).toBeNull();
    expect(api.calls).toHaveLength(0);
  });

  it.each([
    ['en', 16.5, '16.5%'],
    ['vi', 16.5, '16,5%'],
    ['en', 0, '0%'],
    ['en', 7.125, '7.125%'],
    ['en', 1000, '1,000%'],
    ['vi', 1000, '1.000%'],
  ] as const)('is formatted in %s for %d per cent', async (language, effective_pct, text) => {
    await open({ effective_pct, rate_text: 'as published' }, { around: { language } });

    expect((await screen.findByTestId('duty-total')).textContent).toBe(text);
  });

  it('has no total while an input is missing, and names it with its reason', async () => {
    await open({
      effective_pct: null,
      rate_text: '3.4¢/kg + 8%',
      missing_inputs: [
        { field: 'weight_kg', unit: 'kg', why: 'rate per kilogram', changes: [] },
        { field: 'new_input', unit: null, why: 'not known here', changes: [] },
      ],
    });

    expect(await screen.findByText('3.4¢/kg + 8%')).toBeDefined();
    expect(screen.queryByTestId('duty-total')).toBeNull();
    expect(
      screen.getByText(/Net weight in kg \(rate per kilogram\), New input \(not known here\)/),
    ).toBeDefined();
  });

  it('reports that the published rate cannot be read', async () => {
    await open({ available: false, rate_text: 'See note 5', effective_pct: null });

    expect(await screen.findByText('The published rate cannot be read as a figure')).toBeDefined();
    expect(screen.getByText('See note 5')).toBeDefined();
  });

  it('says that the schedule has no rate', async () => {
    await open({ available: false, rate_text: null });

    expect(await screen.findByText('The schedule in use has no rate for this line')).toBeDefined();
    expect(screen.getByText('—')).toBeDefined();
  });
});

describe('additional duties', () => {
  it('are shown with the rate if applicable, in a separate list if only possible', async () => {
    await open({
      additional: [extraOf({ url: 'https://law.example/301' })],
      may_apply: [
        extraOf({ key: 'ad', title: 'Anti-dumping', rate: null, reason: 'by producer' }),
        extraOf({ key: '232', title: 'Section 232', rate: 'MAX 25%', reason: 'by origin' }),
      ],
    });

    const link = await screen.findByRole('link', { name: 'Section 301' });
    expect(link.getAttribute('href')).toBe('https://law.example/301');
    expect(screen.getByText('7.5%')).toBeDefined();
    const heading = screen.getByRole('heading', { name: 'May apply' });
    const may = within(heading.parentElement as HTMLElement);
    expect([link.lang, may.getByText('Anti-dumping').lang]).toEqual(['en', 'en']);
    expect(may.getByText('by producer')).toBeDefined();
    expect(may.getByText('—')).toBeDefined();
    expect(may.getByText('up to 25%')).toBeDefined();
    expect(may.queryByText('Section 301')).toBeNull();
  });

  it('have no heading if none is possible', async () => {
    await open({ additional: [extraOf({})] });

    expect(await screen.findByText('Section 301')).toBeDefined();
    expect(screen.queryByText('May apply')).toBeNull();
  });
});

describe('a duty that cannot be loaded', () => {
  it('shows an error, and is reloaded on request', async () => {
    const { api, user } = await open(
      {},
      {
        around: { answers: { 'tariff.duty': new DomainError(500, 'internal_error', 'Went wrong') } },
      },
    );
    expect(await screen.findByText('Went wrong')).toBeDefined();
    expect(screen.getByText('Call r-1')).toBeDefined();

    api.answer({ 'tariff.duty': dutyOf() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByTestId('duty-total')).toBeDefined();
  });
});

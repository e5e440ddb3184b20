import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AROUND_A_LOOKUP, LOOKUP_ID, lookupOf, resultOf } from '../../../test/kit/lookup-answers.ts';
import { show, type Surroundings } from '../../../test/kit/render-page.tsx';
import type { Lookup, Result } from './lookup.ts';
import { ProposedLine } from './proposed-line.tsx';

const open = (lookup: Partial<Lookup> = {}, result: Partial<Result> = {}, around: Surroundings = {}) =>
  show(<ProposedLine lookup={lookupOf(lookup)} result={resultOf(result)} />, {
    answers: AROUND_A_LOOKUP,
    ...around,
  });

describe('the proposed line', () => {
  it('stands with its confidence, status, market and version', async () => {
    await open({ confidence: 0.874 });

    expect(screen.getByTestId('proposed-code').textContent).toBe('6109.10.00');
    expect(screen.getByText('87%')).toBeDefined();
    expect(screen.getByRole('meter', { name: 'Confidence' }).getAttribute('value')).toBe('0.874');
    for (const text of ['Needs review', 'US · Schedule 2026-rev1', 'Cotton T-shirt'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('is named in the language of the reader', async () => {
    await open({}, {}, { language: 'vi' });

    expect(screen.getByRole('heading', { name: 'Dòng đề xuất' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sao chép mã' })).toBeDefined();
  });

  it('asks for its place in the version of the answer, not in the active one', async () => {
    const { api } = await open({ market: 'EU' });

    await waitFor(() => expect(api.callsOf('tariff.tree')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('tariff.tree')[0]?.query ?? [])).toEqual({
      code: '6109.10.00',
      market: 'EU',
      version: '2026-rev1',
    });
  });

  it('is called tentative while it is not proposed yet', async () => {
    await open({}, { tentative: true });

    expect(screen.getByText('tentative')).toBeDefined();
  });

  it('shows the answers that the description was completed by', async () => {
    const { input } = lookupOf();
    const answers = [
      { question_id: 'q-1', attribute: 'material', value: 'cotton' },
      { question_id: 'q-2', attribute: 'construction', value: 'knitted' },
    ];
    await open({ input: { ...input, answers } });

    expect(screen.getByText('answered: cotton')).toBeDefined();
    expect(screen.getByText('answered: knitted')).toBeDefined();
  });

  it('is missing where nothing fits: the page says what to do and asks for no place', async () => {
    const { api } = await open({ recommended_code: null }, { recommended: null });

    expect(screen.getByText('No line is proposed')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Copy the code' })).toBeNull();
    expect(api.callsOf('tariff.tree')).toHaveLength(0);
  });
});

describe('what is taken along', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['Copy the code', '6109.10.00'],
    ['Copy a link', `http://localhost/lookups/${LOOKUP_ID}`],
  ])('by "%s" is %s', async (name, text) => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(screen.getByRole('button', { name }));

    expect(write.mock.calls).toEqual([[text]]);
    expect(await screen.findByText('Copied')).toBeDefined();
  });

  it('as JSON is the whole lookup', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

    await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));

    expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toEqual(lookupOf());
  });

  it('says so when the browser does not allow it', async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

    await user.click(screen.getByRole('button', { name: 'Copy the code' }));

    expect(await screen.findByText('The browser did not allow copying')).toBeDefined();
  });
});

import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { lookupOf } from '../../../test/kit/lookup-answers.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage, show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { skuOf } from '../../../test/kit/sku-samples.ts';
import { SkuCode } from './sku-code.tsx';

const LOOKUP = 'a'.repeat(32);
const shown = (fields: Partial<AnswerOf<'skus.get'>> = {}, around: Surroundings = {}) =>
  show(<SkuCode sku={skuOf(fields)} />, around);
const panel = () => within(screen.getByRole('region', { name: 'Code in use' }));

describe('the code of a product', () => {
  it('is shown with its state in the service’s text', async () => {
    await shown({
      code_status: 'expired',
      code_status_label: 'Expired',
      code_status_detail: 'Gone since rev4.',
    });
    expect(panel().getByText('3926.90.99.50')).toBeDefined();
    expect(panel().getByText('Expired')).toBeDefined();
    expect(panel().getByText('Gone since rev4.')).toBeDefined();
    expect(panel().queryByText(/^Checked/)).toBeNull();
  });

  it('is a dash if there is none', async () => {
    await shown({ current_code: null, code_status: 'unknown', code_status_label: 'No code' });
    expect(panel().getByText('—')).toBeDefined();
  });

  it.each([
    ['en', '2026-rev4', /^Checked 14 Mar 2026.* against 2026-rev4$/],
    ['vi', '2026-rev4', /14 thg 3, 2026/],
  ] as const)('shows in %s when it was checked against %s', async (language, version, words) => {
    await shown({ checked_at: '2026-03-14T10:30:00Z', checked_version: version }, { language });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('shows no version if unknown', async () => {
    await shown({ checked_at: '2026-03-14T10:30:00Z', checked_version: null });
    expect(screen.getByText(/^Checked 14 Mar 2026/).textContent).not.toContain('against');
  });
});

describe('a suggested code', () => {
  it('links to its reasons', async () => {
    await shown({ suggested_code: '3926.90.99.52', last_lookup_id: LOOKUP });
    expect(panel().getByText('3926.90.99.52')).toBeDefined();
    expect(panel().getByRole('link', { name: 'See why' }).getAttribute('href')).toBe(`/lookups/${LOOKUP}`);
  });

  it('has no link if its lookup is unknown', async () => {
    await shown({ suggested_code: '3926.90.99.52' });
    expect(panel().getByText('3926.90.99.52')).toBeDefined();
    expect(panel().queryByRole('link')).toBeNull();
  });

  it('is not repeated if it is the code in use', async () => {
    await shown({ suggested_code: '3926.90.99.50', last_lookup_id: LOOKUP });
    expect(panel().getAllByText('3926.90.99.50')).toHaveLength(1);
    expect(panel().queryByRole('link')).toBeNull();
  });
});

describe('the actions on a code', () => {
  it('check this one only, and the page shows its new state', async () => {
    const { api, user } = await openPage('/catalog/71', {
      answers: {
        'skus.get': skuOf(),
        'skus.check_codes': { checked: 1, changed: 1 },
        'lookups.list': { items: [], total: 0 },
      },
    });
    const check = await screen.findByRole('button', { name: 'Check the code' });
    api.answer({ 'skus.get': skuOf({ code_status: 'expired', code_status_label: 'Expired' }) });

    await user.click(check);

    expect(await screen.findByText('Expired')).toBeDefined();
    expect(api.callsOf('skus.check_codes').map(({ body }) => body)).toEqual([{ sku_ids: [71] }]);
  });

  it('classify it once, and the result opens', async () => {
    const held = heldAnswer<AnswerOf<'skus.classify'>>();
    const { api, user, path } = await shown({}, { answers: { 'skus.classify': held.answer } });

    await user.dblClick(screen.getByRole('button', { name: 'Classify' }));
    held.release(lookupOf());

    await waitFor(() => expect(path()).toBe(`/lookups/${LOOKUP}`));
    expect(api.callsOf('skus.classify').map(({ params }) => params)).toEqual([{ sku_id: '71' }]);
  });

  it('classify in the language of the reader', async () => {
    const { api, user } = await shown({}, { language: 'ja', answers: { 'skus.classify': lookupOf() } });
    await user.click(nth(screen.getAllByRole('button'), 1));
    await waitFor(() => expect(api.callsOf('skus.classify')[0]?.language).toBe('ja'));
  });

  it('show the reason of a rejection and stay', async () => {
    const { user, path } = await shown(
      {},
      { answers: { 'skus.classify': new DomainError(402, 'out_of_credits', 'Not enough credits.') } },
    );
    await user.click(screen.getByRole('button', { name: 'Classify' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not enough credits.');
    expect(path()).toBe('/');
  });
});

import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { waitingOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import { RecentLookups } from './recent-lookups.tsx';

const other = 'b'.repeat(32);
const pageOf = (...items: readonly ReturnType<typeof waitingOf>[]) => ({
  'lookups.list': { items, total: items.length, page: 1, page_size: 8 },
});

describe('the latest lookups', () => {
  it('are only the reader’s own, without rows of files and the catalog', async () => {
    const { api } = await show(<RecentLookups />, { answers: pageOf() });

    expect(await screen.findByText('Your lookups appear here.')).toBeDefined();
    expect(Object.fromEntries(api.callsOf('lookups.list')[0]?.query ?? [])).toMatchObject({
      created_by: 'me',
      kind: 'single',
    });
  });

  it('link to each lookup, and mark the open one', async () => {
    const items = [
      waitingOf(),
      waitingOf({ id: other, description: 'Steel pump', status_label: 'Proposed' }),
    ];
    await show(<RecentLookups current={other} />, { answers: pageOf(...items) });

    const [shirt, pump] = await screen.findAllByRole('link');
    expect(shirt?.getAttribute('aria-current')).toBeNull();
    expect(pump?.getAttribute('aria-current')).toBe('page');
    expect(pump?.getAttribute('href')).toBe(`/lookups/${other}`);
    expect(within(pump as HTMLElement).getByText('Proposed')).toBeDefined();
  });

  it('show a dash for one without a code', async () => {
    await show(<RecentLookups />, { answers: pageOf(waitingOf({ recommended_code: null })) });

    expect(within(await screen.findByRole('link')).getByText('—')).toBeDefined();
  });

  it('are reloaded on request if unreadable', async () => {
    const { api, user } = await show(<RecentLookups />, {
      answers: { 'lookups.list': new DomainError(500, 'internal_error', 'Went wrong') },
    });
    await screen.findByText('Went wrong');

    api.answer(pageOf(waitingOf()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Cotton T-shirt')).toBeDefined();
  });
});

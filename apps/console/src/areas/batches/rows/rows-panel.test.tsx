import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  AROUND_A_BATCH,
  BATCH_ID,
  batchOf,
  countsOf,
  endedBatch,
  mappingOf,
  precheckOf,
  rowOf,
} from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers, type FakeApi } from '../../../../test/kit/fake-api.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';
import type { Batch } from '../batch.ts';

afterEach(() => sessionStorage.clear());

const PAGE = `/batches/${BATCH_ID}`;
const opened = (batch: Batch, search = '', answers: Answers = {}) =>
  openPage(PAGE + search, {
    answers: { ...AROUND_A_BATCH, 'batches.get': batch, 'batches.rows': [rowOf()], ...answers },
  });
const chips = async () =>
  within(await screen.findByRole('group', { name: 'Rows shown' })).getAllByRole('button');
const texts = async () => (await chips()).map(({ textContent }) => textContent);
const chosen = async () =>
  (await chips())
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map((chip) => chip.textContent);
const chip = async (name: RegExp) =>
  nth(
    (await chips()).filter(({ textContent }) => name.test(textContent)),
    0,
  );
const lastRows = (api: FakeApi) => api.callsOf('batches.rows').at(-1)?.query;
const MIXED = endedBatch({
  status: 'completed_with_errors',
  total_rows: 1200,
  counts: countsOf({ done: 1190, error: 7, skipped: 3 }),
});

describe('the sections of a batch', () => {
  it('are the states of its rows with counts, failed first', async () => {
    await opened(MIXED);
    expect(await texts()).toEqual(['All 1,200', 'Failed 7', 'Classified 1,190', 'Left out 3']);
    expect(await chosen()).toEqual(['All 1,200']);
  });

  it('are the findings of the check before the start', async () => {
    const precheck = precheckOf({ invalid: 2, duplicates: 1, warnings: 4 });
    await opened(batchOf({ total_rows: 9, validation: { suggested_mapping: mappingOf(), precheck } }));
    expect(await texts()).toEqual([
      'All 9',
      'Cannot be classified 2',
      'Repeat another row, free 1',
      'With a warning 4',
    ]);
  });

  it('default to all rows', async () => {
    const { api } = await opened(MIXED, '?rows=broken&at=-1');
    expect(await chosen()).toEqual(['All 1,200']);
    await waitFor(() => expect(lastRows(api)?.toString()).toBe('offset=0&limit=100'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are stored in the URL and requested', async () => {
    const { api, user, path } = await opened(MIXED);
    await user.click(await chip(/^Failed/));

    await waitFor(() => expect(path()).toBe(`${PAGE}?rows=error`));
    await waitFor(() => expect(lastRows(api)?.getAll('status')).toEqual(['error']));
    expect(await chosen()).toEqual(['Failed 7']);

    await user.click(await chip(/^All/));
    await waitFor(() => expect(path()).toBe(PAGE));
  });

  it('stay visible if in the URL, even without rows', async () => {
    await opened(endedBatch(), '?rows=error');
    expect(await chosen()).toEqual(['Failed 0']);
    expect(screen.getByText('No rows in this state')).toBeDefined();
  });

  it('of the check request every finding in them', async () => {
    const precheck = precheckOf({ warnings: 4 });
    const batch = batchOf({ validation: { suggested_mapping: mappingOf(), precheck } });
    const { api } = await opened(batch, '?found=warnings');
    await waitFor(() =>
      expect(lastRows(api)?.getAll('issue')).toEqual([
        'lost_characters',
        'unknown_origin',
        'bad_existing_code',
        'missing_sku',
        'duplicate_sku',
      ]),
    );
  });

  it('of the check are ignored after the start: all rows are shown', async () => {
    const { api } = await opened(endedBatch(), '?found=warnings');
    expect(await chosen()).toEqual(['All 2']);
    await waitFor(() => expect(api.callsOf('batches.rows').length).toBeGreaterThan(0));
    expect(api.callsOf('batches.rows').every(({ query }) => !query.has('issue'))).toBe(true);
  });
});

describe('the rows of a batch', () => {
  it('are requested a hundred at a time', async () => {
    const { api } = await opened(endedBatch({ total_rows: 50_000 }));
    await screen.findByText('Socks of cotton');
    expect(Object.fromEntries(lastRows(api) ?? [])).toEqual({ offset: '0', limit: '100' });
    expect(screen.getByRole('table', { name: 'Rows' }).getAttribute('aria-rowcount')).toBe('50001');
  });

  it('open from the URL, with the selected section, and close again', async () => {
    const { user, path } = await opened(MIXED, '?rows=error');
    await user.click(await screen.findByRole('row', { name: /Socks of cotton/ }));

    const dialog = await screen.findByRole('dialog', { name: 'Row 2' });
    expect(path()).toBe(`${PAGE}?rows=error&at=0`);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe(`${PAGE}?rows=error`));
  });

  it('show an error if unreadable, and are reloaded on request', async () => {
    const { api, user } = await opened(endedBatch(), '', {
      'batches.rows': new DomainError(500, 'internal_error', 'Rows are away.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Rows are away.');

    api.answer({ 'batches.rows': [rowOf()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Socks of cotton')).toBeDefined();
  });

  it('can be exported only after the start', async () => {
    await opened(batchOf());
    await screen.findByText('Socks of cotton');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('are exported with the selected section', async () => {
    const { user } = await opened(MIXED, '?rows=skipped');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: 'CSV, only “Left out”' })).toBeDefined();
  });
});

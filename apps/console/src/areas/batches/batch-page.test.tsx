import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, batchOf, endedBatch } from '../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

afterEach(() => sessionStorage.clear());

const opened = (batch: NonNullable<Answers['batches.get']>) =>
  openPage(`/batches/${BATCH_ID}`, { answers: { ...AROUND_A_BATCH, 'batches.get': batch } });
const parts = async () => {
  await screen.findByRole('heading', { level: 1, name: 'products.csv' });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

describe('the page of a batch', () => {
  it('loads the first rows before the start, and shows the columns and the start', async () => {
    const { api } = await opened(batchOf());
    expect(await parts()).toEqual(['Columns found', 'Check and start', 'Rows']);
    expect(api.callsOf('batches.get')[0]).toMatchObject({ params: { batch_id: BATCH_ID } });
    expect(api.callsOf('batches.get')[0]?.query.get('preview')).toBe('true');
    expect(api.callsOf('batches.progress')).toEqual([]);
  });

  it.each([
    ['queued', ['Progress', 'Rows']],
    ['running', ['Progress', 'Rows']],
    ['completed', ['Rows']],
    ['completed_with_errors', ['Rows']],
  ] as const)('in the state %s has the parts %j in place of the start', async (status, names) => {
    await opened(endedBatch({ status }));
    expect(await parts()).toEqual(names);
  });

  it('shows the schedule used, and whether its rows are in the catalog', async () => {
    await opened(endedBatch({ save_to_catalog: true }));
    await parts();
    expect(screen.getByText('United States')).toBeDefined();
    expect(screen.getByText('2026-rev4')).toBeDefined();
    expect(screen.getByText('Saved to the catalog')).toBeDefined();
  });

  it('does not mention the catalog if rows are not saved', async () => {
    await opened(endedBatch());
    await parts();
    expect(screen.queryByText('Saved to the catalog')).toBeNull();
  });

  it('reports a missing batch and links to the others', async () => {
    await opened(new DomainError(404, 'not_found', 'There is no such batch.'));
    expect(await screen.findByText('Page not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All batches' }).getAttribute('href')).toBe('/batches');
  });
});

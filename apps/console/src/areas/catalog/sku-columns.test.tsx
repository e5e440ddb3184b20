import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { nth } from '../../../test/kit/nth.ts';
import { show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { skuRow } from '../../../test/kit/sku-samples.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { useSkuColumns } from './sku-columns.tsx';

type Row = ReturnType<typeof skuRow>;

function List({ row }: { readonly row: Row }): ReactNode {
  return <DataTable label="Catalog" rows={[row]} columns={useSkuColumns()} keyOf={({ id }) => id} />;
}

async function cells(fields: Partial<Row>, around: Surroundings = {}) {
  await show(<List row={skuRow(fields)} />, around);
  return within(nth(screen.getAllByRole('row'), 1))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

describe('a product in the list', () => {
  it('has its number, market, text, code and state', async () => {
    expect((await cells({})).slice(0, 5)).toEqual([
      'CASE-1',
      'US',
      'Phone case of plastic',
      '3926.90.99.50',
      'Valid',
    ]);
  });

  it('has a dash for a missing code, and nothing without a suggestion', async () => {
    const all = await cells({ current_code: null, code_status_label: 'No code' });
    expect(all.slice(3, 6)).toEqual(['—', 'No code', '']);
  });

  it.each([
    [0, ''],
    [1, '1'],
    [12, '12'],
  ])('shows %i open alerts as "%s"', async (open, words) => {
    expect((await cells({ open_alerts: open }))[6]).toBe(words);
  });

  it.each([
    ['en', '15 Mar 2026'],
    ['vi', '15 thg 3, 2026'],
    ['ko', '2026. 3. 15.'],
  ] as const)('shows in %s the date of its last change: %s', async (language, date) => {
    expect((await cells({}, { language }))[7]).toContain(date);
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { batchOf, mappingOf, precheckOf } from '../../../../test/kit/batch-samples.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import type { Batch, Mapping } from '../batch.ts';
import { ColumnsPanel } from './columns-panel.tsx';

const NOTHING = () => undefined;
const shown = (batch: Batch, mapping: Mapping = batch.column_mapping, onChange = jest.fn()) =>
  show(<ColumnsPanel batch={batch} mapping={mapping} onChange={onChange} />);
const meaning = (column: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Meaning of the column ${column}`);
const examples = (column: string) => {
  const line = screen.getByRole('rowheader', { name: column }).closest('tr');
  const cell = within(line ?? document.body).getAllByRole('cell')[0];
  return [...(cell?.children ?? [])].map(({ textContent }) => textContent);
};
const preview = (...products: readonly (string | number)[]) =>
  products.map((product, at) => ({ row_index: at + 2, Product: product }));

describe('the columns of a file', () => {
  it.each([
    ['the first three values', preview('a', 'b', 'c', 'd'), ['a', 'b', 'c']],
    ['each value once', preview('a', 'a', ' a ', 'b'), ['a', 'b']],
    ['no empty cells', preview('', '   ', '\u3000', 'x'), ['x']],
    ['figures', preview(0, 12.5), ['0', '12.5']],
    ['that there is none', preview('', ''), ['empty in the first rows']],
    ['that there is none without rows', [], ['empty in the first rows']],
    ['markup as text', preview('<i>Vải</i>'), ['<i>Vải</i>']],
  ])('show %s', async (_what, rows, texts) => {
    await shown(batchOf({ preview: rows }));
    expect(examples('Product')).toEqual(texts);
  });

  it('show no example if the response has no rows', async () => {
    const { preview: _left, ...rest } = batchOf();
    await shown(rest);
    expect(examples('Item')).toEqual(['empty in the first rows']);
  });

  it('show the meaning of each, and none if unused', async () => {
    await shown(batchOf());
    expect(meaning('Product').selectedOptions[0]?.textContent).toBe('Description');
    expect(meaning('Item').selectedOptions[0]?.textContent).toBe('not used');
  });

  it('mark a suggested meaning as long as it is selected', async () => {
    const suggested = { suggested_mapping: mappingOf({ sku: 'Item' }), precheck: precheckOf() };
    await shown(batchOf({ validation: suggested }), mappingOf({ notes: 'Item' }));

    const tags = screen.getAllByText('suggested').map((tag) => tag.closest('tr')?.cells[0]?.textContent);
    expect(tags).toEqual(['Product']);
  });

  it('are named in the language of the reader', async () => {
    await show(<ColumnsPanel batch={batchOf()} mapping={mappingOf()} onChange={NOTHING} />, {
      language: 'ja',
    });
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('列');
  });
});

describe('a changed meaning of a column', () => {
  it.each([
    ['Item', 'SKU', mappingOf({ sku: 'Item' })],
    ['Item', 'Description', mappingOf({ description: 'Item' })],
    ['Product', 'not used', mappingOf({ description: null })],
    ['Product', 'Notes', mappingOf({ description: null, notes: 'Product' })],
  ])('of %s: %s', async (column, option, next) => {
    const onChange = jest.fn();
    const { user } = await shown(batchOf(), mappingOf(), onChange);

    await user.selectOptions(meaning(column), option);

    expect(onChange.mock.calls).toEqual([[next]]);
  });
});

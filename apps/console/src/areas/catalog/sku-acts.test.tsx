import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { openPage, type Surroundings } from '../../../test/kit/render-page.tsx';
import { skuOf, skusOf } from '../../../test/kit/sku-samples.ts';

const SKU = skuOf({ material: 'plastic', notes: 'clear', external_ref: 'ERP-9' });
const FIELDS = {
  sku: 'CASE-1',
  market: 'US',
  description: 'Phone case of plastic',
  material: 'plastic',
  use: '',
  composition: '',
  origin: '',
  notes: 'clear',
  external_ref: 'ERP-9',
  current_code: '3926.90.99.50',
};

const opened = (path: string, around: Surroundings = {}) =>
  openPage(path, {
    ...around,
    answers: {
      'skus.get': SKU,
      'skus.list': skusOf([]),
      'skus.save': SKU,
      'skus.replace': SKU,
      'skus.remove': { ok: true },
      'lookups.list': { items: [], total: 0 },
      ...around.answers,
    },
  });
const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string | RegExp) => screen.findByRole('button', { name });

describe('a new product', () => {
  it('is added with its item number and description, and opened', async () => {
    const { api, user, path } = await opened('/catalog');
    await user.click(await press('New product'));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter the item number.')).toBeDefined();
    await user.type(form.getByLabelText('SKU'), 'CASE-1');
    await user.type(form.getByLabelText('What is the product?'), 'Phone case');
    await user.selectOptions(form.getByLabelText('Market'), 'VN');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(path()).toBe('/catalog/71'));
    const [call] = api.callsOf('skus.save');
    expect(call?.query.get('only_new')).toBe('true');
    expect(call?.body).toMatchObject({ sku: 'CASE-1', market: 'VN', description: 'Phone case' });
  });

  it('neither overwrites an existing one nor clears the form', async () => {
    const { user } = await opened('/catalog', {
      answers: { 'skus.save': new DomainError(409, 'conflict', 'The catalog already has CASE-1') },
    });
    await user.click(await press('New product'));
    const form = await dialog();
    await user.type(form.getByLabelText('SKU'), 'CASE-1');
    await user.type(form.getByLabelText('What is the product?'), 'Phone case');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The catalog already has CASE-1')).toBeDefined();
    expect(form.getByLabelText<HTMLInputElement>('SKU').value).toBe('CASE-1');
  });
});

describe('a product of the catalog', () => {
  it('is changed without affecting other fields, and reverted from the message', async () => {
    const { api, user } = await opened('/catalog/71');
    await user.click(await press('Edit'));
    const form = await dialog();
    const material = form.getByLabelText('Material');
    await user.clear(material);
    await user.type(material, 'silicone');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsOf('skus.replace')[0]?.body).toEqual({ ...FIELDS, material: 'silicone' }),
    );
    await user.click(await press('Undo'));
    await waitFor(() => expect(api.callsOf('skus.replace')[1]?.body).toEqual(FIELDS));
  });

  it('is deleted after confirmation, and restored from the message', async () => {
    const { api, user, path } = await opened('/catalog/71');
    await user.click(await press('Delete'));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(path()).toBe('/catalog'));
    expect(api.callsOf('skus.remove')[0]?.params).toEqual({ sku_id: '71' });
    await user.click(await press('Undo'));
    await waitFor(() => expect(api.callsOf('skus.save')[0]?.body).toEqual(FIELDS));
  });

  it('cannot be deleted by the role of a user', async () => {
    await opened('/catalog/71', { role: 'entry' });
    expect(await press('Edit')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

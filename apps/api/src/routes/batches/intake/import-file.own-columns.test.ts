import { expect, it } from '@jest/globals';
import { run, started } from '../../../../test/batch-kit.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

it.each([
  ['en', 'xlsx'],
  ['vi', 'csv'],
  ['ja', 'xlsx'],
  ['ko', 'csv'],
])('maps no column of an export (%s, %s) to a product field', async (language, format) => {
  const id = await started(
    api,
    'entry',
    [
      ['description', 'Other facts', 'sku', 'existing_code'],
      ['Shirt', 'in a bag', 'A-1', '6109.10.00.12'],
      ['Flask', 'in a box', 'A-2', ''],
    ],
    { column_mapping: { description: 'description', sku: 'sku', existing_code: 'existing_code' } },
  );
  await run(api, id);

  const exported = await api
    .as('entry')
    .get(`/api/batches/${id}/export?format=${format}`)
    .set('Accept-Language', language)
    .responseType('blob');
  const { body } = await api
    .as('entry')
    .post('/api/batches')
    .attach('file', exported.body, `again.${format}`);

  expect(body.columns.length).toBeGreaterThan(20);
  expect(body.validation.suggested_mapping).toMatchObject({
    description: 'description',
    material: null,
    use: null,
    composition: null,
    origin: null,
    sku: 'sku',
    existing_code: 'existing_code',
  });
  expect([null, 'Other facts']).toContain(body.validation.suggested_mapping.notes);
});

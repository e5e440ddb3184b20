import { describe, expect, it } from '@jest/globals';
import { readXlsx } from '@svc/table-file/xlsx/read-xlsx';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const COLUMNS = ['description', 'material', 'use', 'composition', 'origin', 'notes', 'sku', 'hts_code'];

async function template(language: string): Promise<Buffer> {
  const answer = await api
    .as('entry')
    .get('/api/batches/template')
    .set('Accept-Language', language)
    .responseType('blob');

  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );

  return answer.body;
}

describe('200', () => {
  it.each(['en', 'vi', 'ja', 'ko'])('has columns, examples and a guide in %s', async (language) => {
    const content = await template(language);
    const products = await readXlsx(content, { sheet: 0 });

    expect(products.rows[0]).toEqual(COLUMNS);
    expect(products.rows).toHaveLength(4);

    const guide = await readXlsx(content, { sheet: 1 });
    expect(guide.rows.map((row) => row[0])).toEqual(expect.arrayContaining(COLUMNS));
  });

  it('follows the reader’s language', async () => {
    const sheets = await Promise.all(
      ['en', 'vi', 'ja', 'ko'].map(async (language) => {
        const content = await template(language);
        const texts = [await readXlsx(content, { sheet: 0 }), await readXlsx(content, { sheet: 1 })];
        return texts.map(({ rows }) => `${rows[1]?.[0]} ${rows[2]?.[2]}`).join(' ');
      }),
    );

    expect(new Set(sheets).size).toBe(4);
  });

  it.each(['en', 'vi', 'ja', 'ko'])('imports with all its example rows recognized (%s)', async (language) => {
    const content = await template(language);
    const { body } = await api.as('entry').post('/api/batches').attach('file', content, 'template.xlsx');

    expect(body.validation.precheck).toMatchObject({ total: 3, examples: 3, valid: 0 });
    expect(body.column_mapping).toMatchObject({
      description: 'description',
      existing_code: 'hts_code',
      sku: 'sku',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { mappingOf, uploaded } from '../../../test/batch-kit.ts';
import { suiteApi, type TestApi } from '../../../test/test-api.ts';

const api = suiteApi();

const send = (id: string, body: object, seat: Parameters<TestApi['as']>[0] = 'entry') =>
  api.as(seat).post(`/api/batches/${id}/validate`).send(body);

describe('200', () => {
  it('checks the rows under the mapping sent and stores the findings with the rows', async () => {
    const id = await uploaded(api, 'entry', [
      ['what', 'item', 'from', 'code'],
      ['Cotton shirt', 'A1', 'VN', '6109.10'],
      ['cotton  SHIRT ', 'A2', 'Việt Nam', 'none'],
      ['', 'A3', '', ''],
      ['Steel flask', 'A1', 'Mordor', '6.109E+09'],
      ['x'.repeat(2001), '', '', ''],
      ['Coffee', '', '', '901110010'],
    ]);
    const column_mapping = {
      ...mappingOf(),
      description: 'what',
      sku: 'item',
      origin: 'from',
      existing_code: 'code',
    };
    const { body, status } = await send(id, { column_mapping, market: 'US', save_to_catalog: true });

    expect(status).toBe(200);
    expect(body.status).toBe('uploaded');
    expect(body.validation.precheck).toMatchObject({
      total: 6,
      empty: 1,
      examples: 0,
      invalid: 1,
      duplicates: 1,
      valid: 3,
      warnings: 4,
      unknown_codes: 1,
    });

    const found = body.validation.precheck.issues.map(
      (issue: { row_index: number; code: string }) => `${issue.row_index} ${issue.code}`,
    );
    expect(found.toSorted()).toEqual([
      '2 duplicate_sku',
      '3 bad_existing_code',
      '3 duplicate',
      '4 empty_description',
      '5 bad_existing_code',
      '5 unknown_origin',
      '6 too_long',
      '7 code_not_in_version',
      '7 missing_sku',
    ]);

    const rows = (await api.as('entry').get(`/api/batches/${id}/rows`)).body;
    expect(rows[1]).toMatchObject({ status: 'pending', duplicate_of: 2 });
    expect(rows[1].issues[0]).toMatchObject({ code: 'duplicate', severity: 'warning' });
    // The mapping that the batch will be started with is not settled by a check.
    expect(body.column_mapping.description).toBe('what');
    expect(body.column_mapping).toEqual(body.validation.suggested_mapping);
  });

  it('can be repeated with another mapping', async () => {
    const id = await uploaded(api, 'entry', [
      ['description', 'notes'],
      ['Shirt', ''],
      ['Shirt', 'red'],
    ]);
    const once = await send(id, { column_mapping: mappingOf('description') });

    expect(once.body.validation.precheck).toMatchObject({ duplicates: 1, valid: 1 });

    const again = await send(id, { column_mapping: mappingOf('description', 'notes') });
    expect(again.body.validation.precheck).toMatchObject({ duplicates: 0, valid: 2, issues: [] });

    const rows = (await api.as('entry').get(`/api/batches/${id}/rows`)).body;
    expect(rows[1]).toMatchObject({ duplicate_of: null, issues: [] });
  });
});

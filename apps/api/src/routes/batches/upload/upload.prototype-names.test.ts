import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import { mappingOf } from '../../../../test/batch-kit.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const CELLS = NAMES.map((name) => `cell of ${name}`);
const HEADER = ['description', ...NAMES];
const ROW = ['T-shirt of cotton', ...CELLS];

let api: TestApi;
let ownOfObject: readonly string[];
beforeAll(async () => {
  ownOfObject = Object.getOwnPropertyNames(Object.prototype);
  api = await startTestApi();
});
afterAll(() => api.close());

const workbook = () =>
  buffer(
    writeXlsx([
      { name: 'Products', header: HEADER, columns: HEADER.map(() => ({ width: 20 })), rows: [ROW] },
    ]),
  );
const csv = async () => Buffer.from(`${HEADER.join()}\n${ROW.join()}\n`);

/** The own cells of a row, whatever their names. */
const cellsOf = (row: object) => Object.entries(row).filter(([name]) => HEADER.includes(name));

describe.each([
  ['csv', csv],
  ['xlsx', workbook],
])('columns of a %s file named like object members', (type, content) => {
  it('are ordinary columns: stored, mapped, checked, exported', async () => {
    const entry = api.as('entry');
    const file = await content();
    const { body, status } = await entry.post('/api/batches').attach('file', file, `products.${type}`);

    expect([status, body.columns]).toEqual([200, HEADER]);

    const [preview] = body.preview;
    expect(cellsOf(preview)).toEqual(expect.arrayContaining(HEADER.map((name, place) => [name, ROW[place]])));

    const column_mapping = { ...mappingOf('description'), material: '__proto__', use: 'constructor' };
    const checked = await entry.post(`/api/batches/${body.id}/validate`).send({ column_mapping });

    expect([checked.status, checked.body.validation.precheck.valid]).toEqual([200, 1]);

    const [row] = (await entry.get(`/api/batches/${body.id}/rows`)).body;
    expect(cellsOf(row.raw)).toEqual(expect.arrayContaining(HEADER.map((name, place) => [name, ROW[place]])));

    const edited = await entry
      .patch(`/api/batches/${body.id}/rows/2`)
      .set('Content-Type', 'application/json')
      .send('{"values": {"constructor": "edited", "__proto__": {"polluted": true}}}');
    expect([edited.status, edited.body.raw.constructor]).toEqual([200, 'edited']);
    expect(Object.hasOwn(edited.body.raw, 'polluted')).toBe(false);

    const start = await entry.post(`/api/batches/${body.id}/start`).send({ column_mapping, market: 'US' });
    expect(start.status).toBe(200);

    const { text } = await entry.get(`/api/batches/${body.id}/export`).query({ format: 'csv' });
    expect(text.split('\r\n')[0]).toContain(HEADER.join());
    expect(text.split('\r\n')[1]).toContain('cell of __proto__,edited,cell of prototype');
  });
});

describe('a mapping', () => {
  it.each(NAMES)('to the column %s, which the file does not have, is rejected', async (name) => {
    const entry = api.as('entry');
    const file = Buffer.from('description\nT-shirt\n');
    const { body } = await entry.post('/api/batches').attach('file', file, 'plain.csv');
    const column_mapping = { ...mappingOf('description'), material: name };
    const answer = await entry.post(`/api/batches/${body.id}/validate`).send({ column_mapping });

    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'column_mapping.material']);
  });

  it('ignores fields with those names', async () => {
    const entry = api.as('entry');
    const file = Buffer.from('description\nT-shirt\n');
    const { body } = await entry.post('/api/batches').attach('file', file, 'plain.csv');
    const answer = await entry
      .post(`/api/batches/${body.id}/validate`)
      .set('Content-Type', 'application/json')
      .send('{"column_mapping": {"__proto__": {"description": "description"}, "constructor": "x"}}');

    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'column_mapping.description']);
  });
});

describe('form fields', () => {
  it('with such names are ignored', async () => {
    const call = api.as('entry').post('/api/batches');
    for (const name of [...NAMES, '__proto__[polluted]', 'constructor[prototype][polluted]']) {
      call.field(name, 'yes');
    }

    const { status } = await call.attach('file', Buffer.from('description\nT-shirt\n'), 'plain.csv');
    expect(status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['__proto__', 'constructor'])('are not a file if the file is named %s', async (name) => {
    const answer = await api
      .as('entry')
      .post('/api/batches')
      .attach(name, Buffer.from('description\nT-shirt\n'), 'plain.csv');
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'file']);
  });
});

it('does not change the prototype of objects', () => {
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(ownOfObject);
});

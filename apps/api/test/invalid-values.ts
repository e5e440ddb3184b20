import { beforeAll, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { THREE_PRODUCTS, uploaded } from './batch-kit.ts';
import { savedSku } from './catalog.ts';
import { loadTestRulings } from './rulings.ts';
import { sessionToken } from './sessions.ts';
import { suiteApi } from './test-api.ts';

export const x = (length: number) => 'x'.repeat(length);
export const ones = (length: number) => '1'.repeat(length);

/** A call, its values, and the fields that the response names. */
export type Case = readonly [call: string, values: object, fields: string];

export const one = (call: string, field: string, values: readonly unknown[]): readonly Case[] =>
  values.map((value) => [call, { [field]: value }, field]);

/** Calls of an administrator on an API with a batch, a SKU and rulings. */
export function invalidValues() {
  const api = suiteApi();
  let ids: Readonly<Record<string, string | number>>;
  let token: string;
  beforeAll(async () => {
    token = await sessionToken(api, 'admin');
    await loadTestRulings(api);
    const { id: sku } = await savedSku(api, 'SAVED');
    ids = { batch: await uploaded(api, 'admin', THREE_PRODUCTS), sku, us: api.dataset.US };
  });

  /** Sends values as the body, or as the query of a GET. */
  function ask(call: string, values: object = {}): Test {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(ids[name]));
    const caller = path.startsWith('/api/admin')
      ? api.with({ Authorization: `Bearer ${token}` })
      : api.as('admin');
    if (method === 'GET') return caller.get(path).query(values);
    return caller[method === 'PUT' ? 'put' : method === 'PATCH' ? 'patch' : 'post'](path).send(values);
  }

  const rejects = (cases: readonly Case[]): void =>
    it.each(cases)('%s %j names %s', async (call, values, fields) => {
      const { status, body } = await ask(call, values);
      const named = body.errors?.map(({ field }: { field: string }) => field);
      expect([status, body.code, named]).toEqual([422, 'validation_error', fields.split(' ')]);
    });

  return { ask, rejects };
}

import type { AlertKind } from '@svc/domain/alerts/alert';
import type { CodeStatus } from '@svc/domain/skus/code-status';
import type { TestApi } from './test-api.ts';

export const US_CODES = {
  valid: '6109.10.00.12',
  not_declarable: '6109.10.00',
  invalid: '6109.10.00.99',
} as const;

export function skuBody(sku: string, changes: object = {}) {
  return { sku, market: 'US', description: `Product ${sku}`, ...changes };
}

export async function savedSku(api: TestApi, sku: string, changes: object = {}) {
  const answer = await api.as('entry').post('/api/skus').send(skuBody(sku, changes));
  if (answer.status !== 200) throw new Error(`the SKU was not saved: ${answer.text}`);
  return answer.body;
}

export async function touchedSku({ database }: TestApi, id: number, codeStatus: CodeStatus): Promise<void> {
  await database.client.sku.update({ where: { id }, data: { codeStatus, checkedVersion: 'sample-2026' } });
}

export async function raisedAlert(
  { database }: TestApi,
  skuId: number,
  changes: { kind?: AlertKind; market?: 'US' | 'EU' | 'VN'; createdAt?: Date } = {},
): Promise<number> {
  const row = await database.client.alert.create({
    data: {
      skuId,
      kind: 'code_changed',
      market: 'US',
      code: US_CODES.valid,
      fromVersion: 'sample-2025',
      toVersion: 'sample-2026',
      successors: [{ code: '6109.10.00.14', description: 'Another line', score: 0.75 }],
      changes: [{ kind: 'rate_changed', before: { duty_rate: '16%' }, after: { duty_rate: '14%' } }],
      ...changes,
    },
  });

  return row.id;
}

export async function codeStatusOf({ database }: TestApi, id: number): Promise<CodeStatus> {
  return (await database.client.sku.findUniqueOrThrow({ where: { id } })).codeStatus;
}

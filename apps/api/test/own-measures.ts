import { fileURLToPath } from 'node:url';
import { packFilesOf } from '@svc/law/shipped-packs';
import { activatePack, storePack } from '@svc/storage/law/measure-packs';
import type { TestApi } from './test-api.ts';

const PACK = fileURLToPath(new URL('../../../packages/law/packs/vn', import.meta.url));

export const MEASURE = {
  id: 'vn-safeguard-shirts',
  title: 'Safeguard duty on shirts',
  rate: '10%',
  goods: '6109',
  origins: 'CN',
  from: '2026-01-01',
  legal_basis: 'Decision 1',
  url: 'https://example.com/decision-1',
};

/** Stores and activates the shipped pack of Viet Nam, the smallest; returns a declarable code for shirts. */
export async function withVnPack({ database: { client } }: TestApi): Promise<string> {
  const { id } = await storePack(client, packFilesOf(PACK), { at: new Date(), isShipped: true });
  await activatePack(client, 'VN', id, new Date());
  const dataset = { market: 'VN', state: 'active' } as const;
  const line = await client.tariffLine.findFirstOrThrow({
    where: { dataset, isLeaf: true, codeDigits: { startsWith: '6109' } },
  });
  return line.code ?? '';
}

interface MeasureCall {
  readonly body?: object;
}

/** Successful calls of the measure operations, in order. */
export function measureScript(
  api: () => TestApi,
): readonly (readonly [id: string, call: () => MeasureCall | Promise<MeasureCall>])[] {
  const named = { market: 'VN', id: MEASURE.id };
  const draft = { market: 'VN', measure: MEASURE, draft: true };

  return [
    ['admin.measures_list', () => ({})],
    [
      'admin.measures_preview',
      async () => ({ body: { market: 'VN', measure: MEASURE, code: await withVnPack(api()) } }),
    ],
    ['admin.measures_add', () => ({ body: draft })],
    [
      'admin.measures_release',
      async () => {
        await api().database.client.ownMeasure.updateMany({ data: { createdBy: 'Bo' } });
        return { body: named };
      },
    ],
    ['admin.measures_withdraw', () => ({ body: named })],
  ];
}

import { readRuling } from '@svc/domain/rulings/read-ruling';
import type { Market } from '@svc/tariff/market';
import { createRulingStore } from '@svc/storage/rulings/ruling-store';
import type { TestApi } from './test-api.ts';

export const RULINGS = [
  {
    number: 'N100001',
    source: 'CBP CROSS',
    market: 'US',
    date: '2026-01-10',
    title: 'The classification of knit T-shirts',
    text: 'A short-sleeved T-shirt of cotton jersey with a rosé print, for men.',
    codes: ['6109.10.0012', '6109.10.0040'],
    origin: 'Vietnam',
    url: 'https://rulings.example/N100001',
  },
  {
    number: 'N100002',
    source: 'CBP CROSS',
    market: 'US',
    date: '2026-02-10',
    title: 'A power bank',
    text: 'A lithium-ion power bank that charges phones. 100% new.',
    codes: ['8507.60.0020'],
  },
  {
    number: 'H300/7',
    source: 'CBP CROSS',
    market: 'US',
    title: 'Heading only',
    text: 'Shirts.',
    codes: ['6109'],
  },
  {
    number: 'GB5001',
    source: 'UK ATaR',
    market: 'EU',
    date: '2024',
    title: 'Smart phone',
    text: 'A telephone for cellular networks.',
    codes: ['8517130000', '08011100'],
  },
  {
    number: '1234/TB-TCHQ',
    source: 'TCHQ',
    market: 'VN',
    date: '2023-05',
    title: 'Áo thun nam',
    text: 'Áo thun nam dệt kim bằng bông.',
    codes: ['6109.10.10'],
  },
] as const;

export function loadTestRulings(api: Pick<TestApi, 'database'>): Promise<void> {
  return upsertRulings(api, RULINGS);
}

type RulingFields = Readonly<Record<string, unknown>> & { readonly market: Market };

export async function upsertRulings(
  { database }: Pick<TestApi, 'database'>,
  given: readonly RulingFields[],
): Promise<void> {
  const rulings = given.map((fields) => {
    const ruling = readRuling(fields, fields.market);
    if (typeof ruling === 'string') throw new Error(ruling);
    return ruling;
  });
  await createRulingStore(database.client).upsert(rulings, new Date());
}

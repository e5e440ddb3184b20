import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { systemClock } from '@svc/runtime/clock';
import { withDatabase, type Db } from '@svc/storage/prisma';
import { createSkuStore } from '@svc/storage/skus/sku-store';

const SAMPLE_PRODUCTS = new URL('../../../../prisma/seed/sample/products.json', import.meta.url);

interface SampleProduct extends Omit<SkuDraft, 'externalRef' | 'currentCode'> {
  readonly current_code: string | null;
}

/** Adds the sample products to a catalog on sample schedules that never had a SKU. */
export async function storeSampleProducts(databaseUrl: string, say: (line: string) => void): Promise<void> {
  return withDatabase(databaseUrl, 1, async (database) => {
    if (!(await isUntouched(database.client))) return;
    const skus = createSkuStore(database.client);
    const drafts = (await readProducts()).map(toDraft);
    const saved = await skus.save(drafts, { checkCodes: true, at: systemClock() });
    say(`put ${saved.length} sample products into the catalog`);
  });
}

// Sample products that were removed must not return at the next start.
async function isUntouched(db: Db): Promise<boolean> {
  const [sequence] = await db.$queryRaw<{ is_called: boolean }[]>`SELECT is_called FROM skus_id_seq`;
  const samples = await db.dataset.count({ where: { state: 'active', isDemo: true } });
  return sequence?.is_called === false && samples > 0;
}

async function readProducts(): Promise<readonly SampleProduct[]> {
  const text = await readFile(fileURLToPath(SAMPLE_PRODUCTS), 'utf8');
  // Part of the project; a test verifies its shape.
  return JSON.parse(text) as readonly SampleProduct[];
}

function toDraft({ current_code, ...product }: SampleProduct): SkuDraft {
  return { ...product, externalRef: '', currentCode: current_code ?? '' };
}

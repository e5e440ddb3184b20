import { readFile } from 'node:fs/promises';
import { defineCommand } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';

const SAMPLE_PRODUCTS = new URL('../../../../../prisma/seed/sample/products.json', import.meta.url);

export const samplesRemove = defineCommand({
  name: 'samples remove',
  about:
    'Removes the sample products and their alerts from the catalog. A sample schedule stays until another version is active.',
  options: {},
  run: async (_values, { installation }) => {
    const { db, administer } = await installation();
    // The file is part of the project; a test verifies its shape.
    const samples = JSON.parse(await readFile(SAMPLE_PRODUCTS, 'utf8')) as readonly {
      readonly sku: string;
    }[];
    const removed = await administer(async ({ tx, record }) => {
      const { count } = await tx.sku.deleteMany({ where: { sku: { in: samples.map(({ sku }) => sku) } } });
      await record('samples.remove', 'skus', { removed: count });
      return count;
    });
    const active = await db.dataset.findMany({
      where: { state: 'active', isDemo: true },
      select: { market: true },
      orderBy: { market: 'asc' },
    });
    const markets = active.map(({ market }) => market);

    return {
      json: { removed, sample_schedules_active: markets },
      lines: [
        `${counted(removed, 'sample product')} removed`,
        ...(markets.length > 0 ? [`sample schedules still active: ${markets.join(', ')}`] : []),
      ],
    };
  },
});

import type { Dataset } from '@svc/domain/datasets/dataset';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { defineCommand } from '../../command-line/command.ts';
import { table } from '../../output/table.ts';

export const datasetsList = defineCommand({
  name: 'datasets list',
  about: 'Lists the loaded schedule versions, newest first.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const datasets = await createDatasetStore(db).list();
    const rows = datasets.map((dataset) => [
      dataset.market,
      dataset.version,
      dataset.state,
      String(dataset.entryCount),
      String(dataset.leafCount),
      dayOf(dataset.effectiveDate) ?? '-',
      dataset.loadedAt?.toISOString() ?? '-',
      dataset.name,
    ]);
    const titles = ['market', 'version', 'state', 'entries', 'declarable', 'in force', 'loaded', 'name'];

    return { json: datasets.map(datasetJson), lines: table(titles, rows) };
  },
});

function datasetJson(dataset: Dataset) {
  return {
    id: dataset.id,
    market: dataset.market,
    version: dataset.version,
    name: dataset.name,
    state: dataset.state,
    active: dataset.state === 'active',
    is_demo: dataset.isDemo,
    national_digits: dataset.nationalDigits,
    entry_count: dataset.entryCount,
    leaf_count: dataset.leafCount,
    source_name: dataset.sourceName,
    source_url: dataset.sourceUrl,
    effective_date: dayOf(dataset.effectiveDate),
    loaded_at: dataset.loadedAt?.toISOString() ?? null,
    activated_at: dataset.activatedAt?.toISOString() ?? null,
    superseded_at: dataset.supersededAt?.toISOString() ?? null,
    notes: dataset.notes,
  };
}

function dayOf(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

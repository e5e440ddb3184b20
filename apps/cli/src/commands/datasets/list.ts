import type { Dataset } from '@svc/domain/datasets/dataset';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { datasetJson } from '@svc/wire/tariff/dataset';
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
      dataset.effectiveDate?.toISOString().slice(0, 10) ?? '-',
      dataset.loadedAt?.toISOString() ?? '-',
      dataset.name,
    ]);
    const titles = ['market', 'version', 'state', 'entries', 'declarable', 'in force', 'loaded', 'name'];

    return { json: datasets.map(datasetView), lines: table(titles, rows) };
  },
});

function datasetView(dataset: Dataset) {
  const { official_domains: _domains, ...view } = datasetJson(dataset);
  const { state, leafCount, activatedAt } = dataset;

  return { ...view, state, leaf_count: leafCount, activated_at: activatedAt?.toISOString() ?? null };
}

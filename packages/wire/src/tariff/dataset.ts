import type { Dataset } from '@svc/domain/datasets/dataset';

export function datasetJson(dataset: Dataset) {
  return {
    id: dataset.id,
    market: dataset.market,
    version: dataset.version,
    name: dataset.name,
    national_digits: dataset.nationalDigits,
    source_name: dataset.sourceName,
    source_url: dataset.sourceUrl,
    is_demo: dataset.isDemo,
    active: dataset.state === 'active',
    entry_count: dataset.entryCount,
    loaded_at: dataset.loadedAt?.toISOString() ?? null,
    effective_date: dataset.effectiveDate?.toISOString().slice(0, 10) ?? null,
    superseded_at: dataset.supersededAt?.toISOString() ?? null,
    official_domains: dataset.officialDomains,
    notes: dataset.notes,
  };
}

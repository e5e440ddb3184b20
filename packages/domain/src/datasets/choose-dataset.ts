import type { Market } from '@svc/tariff/market';
import { DomainError, invalidField } from '../errors/domain-error.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetStore } from './dataset-store.ts';

/**
 * Returns the requested schedule version, by default the active one. Throws 422 for an unknown version, naming `field`,
 * and 503 for a market without a schedule.
 */
export async function chooseDataset(
  datasets: DatasetStore,
  market: Market,
  version: string | null,
  field: string,
): Promise<Dataset> {
  const dataset =
    version === null ? await datasets.findActive(market) : await datasets.findVersion(market, version);
  if (dataset !== null) return dataset;
  if (version === null) {
    throw new DomainError('service_unavailable', { message: 'market_no_schedule', params: { market } });
  }

  throw invalidField(field, `must be a loaded version of the ${market} schedule`, {
    message: 'tariff_version_unknown',
    params: { market, version },
  });
}

/**
 * The loaded version in force on a day (ISO) before the active one began: the latest that had begun; null if none is
 * loaded.
 */
export async function datasetBefore(
  datasets: DatasetStore,
  active: Dataset,
  day: string,
): Promise<Dataset | null> {
  const began = (await datasets.list()).filter(
    ({ market, isDemo, effectiveDate }) =>
      market === active.market && isDemo === active.isDemo && beganBy(effectiveDate, day),
  );
  // Newest first: of several versions of a day, the last loaded wins.
  return began.toSorted((a, b) => Number(b.effectiveDate) - Number(a.effectiveDate))[0] ?? null;
}

/** True if a version was in force on a day (ISO), as far as its date is known. */
export function isInForceOn({ effectiveDate }: Dataset, day: string): boolean {
  return effectiveDate === null || beganBy(effectiveDate, day);
}

function beganBy(effectiveDate: Date | null, day: string): boolean {
  return effectiveDate !== null && effectiveDate.toISOString().slice(0, 10) <= day;
}

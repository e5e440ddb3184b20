import type { Market } from '@svc/tariff/market';
import { refuse, refuseField } from '../errors/refusal.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetStore } from './dataset-store.ts';

/**
 * The schedule version a request runs on: the named one, else the active one.
 * Refuses an unknown version with 422 naming `field`, and a market without a schedule with 503.
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
    throw refuse('service_unavailable', { message: 'market_no_schedule', params: { market } });
  }

  throw refuseField(field, `must be a loaded version of the ${market} schedule`, {
    message: 'tariff_version_unknown',
    params: { market, version },
  });
}

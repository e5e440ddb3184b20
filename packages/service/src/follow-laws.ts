import { every } from '@svc/runtime/every';
import { createStoredLaws, type StoredLaws } from '@svc/storage/law/stored-laws';
import type { Service } from './start-service.ts';

/** Maximum delay until an activated pack of measures is used by every process. */
const REFRESH_MS = 2000;

export function followLaws({
  database,
  logger,
  lifecycle,
}: Pick<Service, 'database' | 'logger' | 'lifecycle'>): StoredLaws {
  const laws = createStoredLaws(database.client);
  const refreshing = every(REFRESH_MS, 'refresh measures', logger, () => laws.refresh());
  lifecycle.onStop('refresh measures', 'work', () => refreshing.stop());
  return laws;
}

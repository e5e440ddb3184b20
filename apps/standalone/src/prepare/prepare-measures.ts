import { shippedFiles } from '@svc/law/shipped-packs';
import { systemClock } from '@svc/runtime/clock';
import { installShippedPacks } from '@svc/storage/law/measure-packs';
import type { Database } from '@svc/storage/prisma';
import { MARKETS } from '@svc/tariff/market';

/** Stores the measure packs of this release and activates those that are newer than the active ones. */
export async function prepareMeasures(db: Database['client'], say: (line: string) => void): Promise<void> {
  // An interruption is repaired by the next start; no transaction, because services may stop meanwhile.
  const activated = await installShippedPacks(db, MARKETS.map(shippedFiles), systemClock());
  if (activated.length > 0) say(`measures of duty: ${activated.join(', ')}`);
}

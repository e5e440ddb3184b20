import { shippedFiles } from '@svc/law/shipped-packs';
import { systemClock } from '@svc/runtime/clock';
import { installShippedPacks } from '@svc/storage/law/measure-packs';
import type { Database } from '@svc/storage/prisma';
import { MARKETS } from '@svc/tariff/market';

/** Stores this release's measure packs and activates those newer than the active ones. */
export async function prepareMeasures(db: Database['client'], say: (line: string) => void): Promise<void> {
  // No transaction, because services may stop meanwhile; the next start completes an interrupted run.
  const activated = await installShippedPacks(db, MARKETS.map(shippedFiles), systemClock());
  if (activated.length > 0) say(`measures of duty: ${activated.join(', ')}`);
}

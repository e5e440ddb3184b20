import { SHIPPED_LAWS } from '@svc/law/law-book';
import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { classifyProduct } from '@svc/classification/classify-product';
import { packagedModels } from '@svc/text-model/packaged-models';
import type { ClaimedLookup, LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { runLookup, type RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import type { Clock } from '@svc/runtime/clock';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createScheduleFacts } from '@svc/storage/datasets/schedule-facts';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import type { Database } from '@svc/storage/prisma';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';

type Classify = (lookup: ClaimedLookup) => LookupOutcome | Promise<LookupOutcome>;

/** Runs all queued lookups in this process, oldest first; returns how many ended. */
export type RunQueued = (classify?: Classify) => Promise<number>;

const LEASE_MS = 60_000;

/** Dependencies of a lookup worker, with the real classifier over the database's schedules. */
export function testRunDeps(database: Database & { readonly url: string }, now: Clock): RunLookupDeps {
  const db = database.client;
  const schedules = createScheduleCache({
    url: database.url,
    datasets: createDatasetStore(db),
    facts: createScheduleFacts(db),
  });
  const precedents = createPrecedentSource(db);

  return {
    lookups: createLookupStore(db),
    now,
    leaseMs: LEASE_MS,
    classify: (lookup, onStage) =>
      classifyProduct(
        {
          schedules,
          precedents: (product) => precedents.forLookup(product),
          models: packagedModels(),
          thresholds: DEFAULT_THRESHOLDS,
          laws: SHIPPED_LAWS,
          now,
        },
        lookup,
        onStage,
      ),
  };
}

export function queuedRunner(database: Database, deps: RunLookupDeps): RunQueued {
  return async (replaced) => {
    const run =
      replaced === undefined
        ? deps
        : { ...deps, classify: async (lookup: ClaimedLookup) => replaced(lookup) };
    const queued = await database.client.lookup.findMany({
      where: { status: 'queued' },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    let ended = 0;
    for (const { id } of queued) if ((await runLookup(run, id)) !== 'taken') ended += 1;

    return ended;
  };
}

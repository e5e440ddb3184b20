import { classify } from '@svc/classifier/pipeline';
import type { Lookup } from '@svc/domain/lookups/lookup';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { runLookup, type RunLookupDeps } from '@svc/domain/lookups/run-lookup';
import { readLanguageTag } from '@svc/i18n/negotiate';
import type { Clock } from '@svc/runtime/clock';
import { createScheduleCache } from '@svc/schedules/schedule-cache';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { createLookupStore } from '@svc/storage/lookups/lookup-store';
import type { Database } from '@svc/storage/prisma';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';

/** What a test may put in place of the classifier. */
export type Classify = (lookup: Lookup) => LookupOutcome | Promise<LookupOutcome>;

/** Runs all queued lookups in this process, oldest first; answers how many ended. */
export type RunQueued = (classify?: Classify) => Promise<number>;

const LEASE_MS = 60_000;
const PROPOSAL_THRESHOLD = 0.6;

/** What a worker runs lookups on, with the real classifier over the database's schedules. */
export function testRunDeps(database: Database & { readonly url: string }, now: Clock): RunLookupDeps {
  const db = database.client;
  const schedules = createScheduleCache(database.url, createDatasetStore(db));
  const precedents = createPrecedentSource(db);
  return {
    lookups: createLookupStore(db),
    now,
    leaseMs: LEASE_MS,
    classify: async (lookup) => {
      const { index } = await schedules.get(lookup.datasetId);
      const answer = await classify(
        { ...lookup.input, market: lookup.market },
        { schedule: index, precedents: precedents.forLookup(lookup) },
        {
          language: readLanguageTag(lookup.language) ?? 'en',
          thresholds: { proposal: PROPOSAL_THRESHOLD },
          onStage: async () => undefined,
        },
      );
      return {
        ...answer,
        recommendedDigits: answer.result.recommended?.code_digits ?? null,
        engineVersion: answer.versions.engine,
        knowledgeVersion: answer.versions.knowledge,
      };
    },
  };
}

/** Runs what is queued, as a worker's sweep would. */
export function queuedRunner(database: Database, deps: RunLookupDeps): RunQueued {
  return async (replaced) => {
    const run =
      replaced === undefined ? deps : { ...deps, classify: async (lookup: Lookup) => replaced(lookup) };
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

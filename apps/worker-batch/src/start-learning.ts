import { measureNeighbours } from '@svc/classification/learning/measure-neighbours';
import { ENGINE_VERSION } from '@svc/classifier/version';
import type { ModelScope } from '@svc/domain/learning/account-model';
import { learnModel, type LearnModelDeps } from '@svc/domain/learning/learn-model';
import { consume, type Handler } from '@svc/queues/consumer';
import type { PayloadOf } from '@svc/queues/define-queue';
import { learnModel as learnModelQueue } from '@svc/queues/jobs';
import { every } from '@svc/runtime/every';
import type { Service } from '@svc/service/start-service';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { createOwnTextReader } from '@svc/storage/learning/own-text-reader';
import type { ClassifyParts } from './run-deps.ts';

/** Changes wait for the sweep, so that a series of decisions updates a model once. */
const SWEEP_PAUSE_MS = 30_000;

/** Consumes model jobs one at a time; sweeps for due models. */
export function startLearning(service: Service, depsFor: (signal: AbortSignal) => LearnModelDeps): void {
  const stopping = new AbortController();
  const deps = depsFor(stopping.signal);
  const consumer = consume(service, learnModelQueue, 1, handleLearnModel(deps));
  const sweep = every(SWEEP_PAUSE_MS, 'sweep models', service.logger, () =>
    sweepModels(deps, (scope) => service.producer.enqueue(learnModelQueue, scope)),
  );

  service.lifecycle.onStop('learning', 'work', async () => {
    stopping.abort();
    await Promise.all([consumer.close(), sweep.stop()]);
  });
}

export function handleLearnModel(deps: LearnModelDeps): Handler<PayloadOf<typeof learnModelQueue>> {
  return async (scope, { log }) => {
    const model = await learnModel(deps, scope);
    if (model !== null) log.info('learned the model of an account', { ...model });
  };
}

const DUE_MAX = 20;

/** Enqueues due models; if the queue is unavailable, learns the longest waiting one directly. */
export async function sweepModels(
  deps: LearnModelDeps,
  enqueue: (scope: ModelScope) => Promise<boolean>,
): Promise<void> {
  for (const scope of await deps.models.findDue(deps.engineVersion, deps.now(), DUE_MAX)) {
    if (await enqueue(scope)) continue;
    await learnModel(deps, scope);
    return;
  }
}

/** Dependencies of learning; an aborted signal ends a measurement before its next stage. */
export function createLearnDeps(
  { database: { client: db }, clock }: Pick<Service, 'database' | 'clock'>,
  { activeSchedule, models, turns }: Pick<ClassifyParts, 'activeSchedule' | 'models' | 'turns'>,
  signal: AbortSignal,
): LearnModelDeps {
  const measureDeps = {
    models,
    schedule: activeSchedule,
    yieldToEventLoop: async () => {
      signal.throwIfAborted();
      await turns.next();
    },
  };

  return {
    models: createAccountModelStore(db),
    texts: createOwnTextReader(db, clock),
    measure: (scope, products, texts) => measureNeighbours(measureDeps, scope, products, texts),
    engineVersion: ENGINE_VERSION,
    now: clock,
    signal,
  };
}

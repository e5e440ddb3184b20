import { createNeighbourCache } from '@svc/classification/learning/neighbour-cache';
import { createFaultLog } from '@svc/runtime/fault-log';
import type { Service } from '@svc/service/start-service';
import { createAccountModelStore } from '@svc/storage/learning/account-model-store';
import { createOwnTextReader } from '@svc/storage/learning/own-text-reader';
import type { FindNear } from '@svc/storage/rulings/own-decisions';
import type { TextModels } from '@svc/text-model/text-models';

export function findNearIn(
  { database: { client: db }, logger, clock }: Pick<Service, 'database' | 'logger' | 'clock'>,
  models: TextModels,
  yieldToEventLoop: () => Promise<void>,
): FindNear {
  const report = createFaultLog(logger);
  const neighbours = createNeighbourCache({
    models,
    accountModels: createAccountModelStore(db),
    texts: createOwnTextReader(db, clock),
    yieldToEventLoop,
    onError: (error) => report('the model of an account could not be read', error),
  });

  return (lookup, limit) => neighbours.near(lookup, limit);
}

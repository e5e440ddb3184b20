import { authenticateKey } from '@svc/domain/accounts/authenticate-key';
import { authenticateSession } from '@svc/domain/accounts/authenticate-session';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { Service } from '@svc/service/start-service';
import { isStorageUnavailable } from '@svc/storage/availability';
import type { Express } from 'express';
import { createApp } from './app.ts';
import type { ApiDeps } from './deps.ts';
import { allOperations } from './routes/operations.ts';
import { sharedAnswer, sharedQuestion } from './shared-question.ts';

/** What the API of an installation is built from. */
export interface ApiAppParts extends Pick<Service, 'database' | 'logger' | 'metrics'> {
  readonly deps: ApiDeps;
  readonly config: ApiConfig;
}

/** The HTTP application of an installation: every operation over its database. */
export function createApiApp({ deps, database, config, logger, metrics }: ApiAppParts): Express {
  return createApp({
    operations: allOperations(deps),
    authentication: {
      apiKey: sharedQuestion((key: string) => authenticateKey(deps.accounts, key)),
      session: (token) => authenticateSession(deps.account.sessions, token, deps.clock()),
    },
    isUnavailable: isStorageUnavailable,
    readiness: {
      database: sharedAnswer(async () => {
        await database.client.$queryRaw`SELECT 1`;
      }),
    },
    config,
    clock: deps.clock,
    logger,
    metrics,
  });
}

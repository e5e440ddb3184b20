import { authenticateKey } from '@svc/domain/accounts/api-key-secret';
import { authenticateSession } from '@svc/domain/sign-in/authenticate-session';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { Service } from '@svc/service/start-service';
import { isStorageUnavailable } from '@svc/storage/availability';
import type { RateLimits } from '@svc/storage/rate-limits';
import type { Express } from 'express';
import type { ApiService } from './api-service.ts';
import { createApp } from './app.ts';
import { consoleSite } from './console/console-site.ts';
import type { ApiDeps } from './deps.ts';
import { measureInstallation } from './installation-metrics.ts';
import { allOperations } from './routes/operations.ts';
import { signInRoutes } from './sso/routes.ts';
import { sharedAnswer, sharedQuestion } from './shared-question.ts';

interface ApiAppParts extends Pick<Service, 'logger' | 'metrics' | 'tracing'>, Pick<ApiService, 'entrance'> {
  readonly deps: ApiDeps;
  /** Null if the operator sets no rate limit. */
  readonly rates: RateLimits | null;
  readonly config: ApiConfig;
}

export function createApiApp(parts: ApiAppParts): Express {
  const { deps, rates, entrance, config, logger, metrics, tracing } = parts;
  const { laws, clock } = deps;
  measureInstallation({ entrance, metrics, laws, uploadDir: config.uploadDir, clock, logger });
  const site = consoleSite();
  if (site === null) logger.warn('the console is not built: only the API is served');

  return createApp({
    operations: allOperations(deps),
    authentication: {
      apiKey: sharedQuestion((key: string) => authenticateKey(deps.accounts, key)),
      session: async (token) => {
        const actor = await authenticateSession(deps.account.sessions, token, deps.clock());
        return actor === null ? null : deps.sso.recheck(actor);
      },
    },
    isUnavailable: isStorageUnavailable,
    readiness: {
      database: sharedAnswer(async () => {
        await entrance.client.$queryRaw`SELECT 1`;
      }),
    },
    config,
    once: deps.runOnce,
    countCall: rates?.count ?? null,
    clock: deps.clock,
    logger,
    metrics,
    tracing,
    signIn: signInRoutes(deps),
    ...(site === null ? {} : { site }),
  });
}

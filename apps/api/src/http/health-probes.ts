import type { Metrics } from '@svc/runtime/metrics';
import type { Logger } from '@svc/runtime/logger';
import { withTimeout } from '@svc/runtime/with-timeout';
import express, { type Router } from 'express';
import { sharedAnswer } from '../shared-question.ts';

/** Dependencies that the process needs to serve requests; a check throws if its dependency is unavailable. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<void>>>;

const CHECK_TIMEOUT_MS = 3000;

async function passes(name: string, check: () => Promise<void>, logger: Logger): Promise<[string, boolean]> {
  try {
    await withTimeout(CHECK_TIMEOUT_MS, check(), () => new Error('no answer in time'));
    return [name, true];
  } catch (error) {
    logger.warn('not ready', { dependency: name, error });
    return [name, false];
  }
}

export function healthProbes(checks: ReadinessChecks, metrics: Metrics, logger: Logger): Router {
  const router = express.Router();
  router.get('/livez', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const results = await Promise.all(
      Object.entries(checks).map(([name, check]) => passes(name, check, logger)),
    );
    const ready = results.every(([, ok]) => ok);
    res
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(results) });
  });

  const text = sharedAnswer(() => metrics.text());
  router.get('/metrics', async (_req, res) => void res.type(metrics.contentType).send(await text()));

  return router;
}

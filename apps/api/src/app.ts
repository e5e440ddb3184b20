import { DomainError } from '@svc/domain/errors/domain-error';
import type { Clock } from '@svc/runtime/clock';
import type { ApiConfig } from '@svc/runtime/config/services';
import type { Logger } from '@svc/runtime/logger';
import type { Metrics } from '@svc/runtime/metrics';
import { readTraceparent, type Tracing } from '@svc/runtime/tracing';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Authentication } from './http/access/authenticate.ts';
import { bodyReader, type BodyLimits } from './http/body/body.ts';
import { contextOf, openContext } from './http/request-context.ts';
import { compressed } from './http/compressed.ts';
import { errorRenderer, type IsUnavailable } from './http/error-renderer.ts';
import { healthProbes, type ReadinessChecks } from './http/health-probes.ts';
import type { CountCall } from './http/access/rate.ts';
import type { RunOnce } from './http/keyed-call.ts';
import type { Operation } from './http/operation.ts';
import { routingTable } from './http/routing.ts';
import { openTurns } from './http/turns.ts';
import { openApiRoutes } from './openapi/routes.ts';

interface AppParts {
  readonly operations: readonly Operation[];
  readonly authentication: Authentication;
  readonly isUnavailable: IsUnavailable;
  readonly readiness: ReadinessChecks;
  readonly config: BodyLimits & Pick<ApiConfig, 'publicUrl' | 'trustProxy'>;
  readonly once: RunOnce;
  readonly countCall: CountCall;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly signIn?: RequestHandler;
  readonly site?: RequestHandler;
}

const nothingHere: RequestHandler = () => {
  throw new DomainError('not_found');
};

/** The HTTP application: every operation, its description, and the probes. */
export function createApp(parts: AppParts): Express {
  const { operations, authentication, clock, logger, metrics, tracing } = parts;
  const app = express();

  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('trust proxy', parts.config.trustProxy);
  app.use(openContext(logger, parts.config.publicUrl));
  app.use(healthProbes(parts.readiness, metrics, logger));
  app.use(accessLog(metrics, tracing));
  app.use(compressed());
  const readBody = bodyReader(parts.config);
  app.use(
    routingTable(
      { authentication, clock, readBody, turns: openTurns(), once: parts.once, countCall: parts.countCall },
      operations,
    ),
  );
  app.use(openApiRoutes(operations));
  if (parts.signIn !== undefined) app.use(parts.signIn);
  if (parts.site !== undefined) app.use(parts.site);
  app.use(nothingHere);
  app.use(errorRenderer(parts.isUnavailable));

  return app;
}

/** Logs and measures each request when its response is sent or the caller disconnects. Must follow openCall. */
function accessLog(metrics: Metrics, tracing: Tracing): RequestHandler {
  const seconds = metrics.seconds('http_request_seconds', 'Time from request to answer', [
    'operation',
    'status',
  ]);

  return (req, res, next) => {
    const call = contextOf(req);
    res.once('close', () => {
      const ms = performance.now() - call.startedAt;
      const operation = call.operationId ?? 'none';
      const status = res.statusCode;

      seconds.observe({ operation, status }, ms / 1000);
      call.log.info('request', {
        operation,
        method: req.method,
        status,
        ms: Math.round(ms * 10) / 10,
        accountId: call.accountId,
        keyId: call.keyId,
        address: call.address,
        ...(call.lookupId === null ? {} : { lookupId: call.lookupId }),
        ...(res.writableFinished ? {} : { callerLeft: true }),
      });
      if (tracing.isOn) traceRequest(tracing, req, status, ms);
    });
    next();
  };
}

/** Records a request as a span in the caller's trace, or in a new trace named by the request id. */
function traceRequest(tracing: Tracing, req: Request, status: number, ms: number): void {
  const call = contextOf(req);
  const endedAt = new Date();
  tracing.record({
    traceId: call.requestId,
    ...readTraceparent(req.get('traceparent')),
    name: `${req.method} ${call.operationId ?? 'none'}`,
    kind: 'server',
    startedAt: new Date(endedAt.getTime() - ms),
    endedAt,
    failed: status >= 500,
    attributes: { 'http.response.status_code': status, 'request.id': call.requestId },
    lookupId: call.lookupId ?? undefined,
  });
}

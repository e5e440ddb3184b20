import type { Metrics } from '@svc/runtime/metrics';
import type { RequestHandler } from 'express';
import { callOf } from './call.ts';

/** Writes one line a request when its answer is sent or its caller has left, and measures it. Must follow openCall. */
export function accessLog(metrics: Metrics): RequestHandler {
  const seconds = metrics.seconds('http_request_seconds', 'Time from request to answer', [
    'operation',
    'status',
  ]);

  return (req, res, next) => {
    const call = callOf(req);
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
        ...(res.writableFinished ? {} : { callerLeft: true }),
      });
    });
    next();
  };
}

import { describe, expect, it } from '@jest/globals';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import express from 'express';
import request from 'supertest';
import { healthProbes, type ReadinessChecks } from './health-probes.ts';

const there = async () => undefined;
const away = async () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'));

/** An app with these checks, and the names of what its log called not ready. */
function appOf(checks: ReadinessChecks) {
  const named: unknown[] = [];
  const logger: Logger = {
    ...silentLogger,
    warn: (_message, fields) => void named.push(fields?.['dependency']),
  };
  const app = express();
  app.use(healthProbes(checks, createMetrics(), logger));
  return { call: request(app), named };
}

describe('/readyz', () => {
  it('is 200 while all dependencies are available', async () => {
    const { call, named } = appOf({ database: there, queue: there });
    const { status, body } = await call.get('/readyz');
    expect([status, body]).toEqual([200, { status: 'ok', checks: { database: true, queue: true } }]);
    expect(named).toEqual([]);
  });

  it('is 503 as soon as a dependency fails, and names it without the reason', async () => {
    const { call, named } = appOf({ database: there, queue: away });
    const { status, body } = await call.get('/readyz');
    expect([status, body]).toEqual([
      503,
      { status: 'unavailable', checks: { database: true, queue: false } },
    ]);
    expect(JSON.stringify(body)).not.toContain('10.0.0.7');
    expect(named).toEqual(['queue']);
  });

  it('checks again each time, so that recovery is noticed', async () => {
    let isAway = true;
    const { call } = appOf({ database: () => (isAway ? away() : there()) });
    expect((await call.get('/readyz')).status).toBe(503);
    isAway = false;
    expect((await call.get('/readyz')).status).toBe(200);
  });

  it('is 200 for a process without dependencies', async () => {
    expect((await appOf({}).call.get('/readyz')).body).toEqual({ status: 'ok', checks: {} });
  });
});

it('/livez is 200 whatever is down, as a restart would not help', async () => {
  const { call } = appOf({ database: away });
  expect((await call.get('/livez')).status).toBe(200);
});

it('/metrics is in Prometheus format, even while everything is down', async () => {
  const { status, headers } = await appOf({ database: away }).call.get('/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
});

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Actor, PlanGrant } from '@svc/domain/accounts/actor';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { TrustProxy } from '@svc/runtime/config/trust-proxy';
import type { LogFields, Logger } from '@svc/runtime/logger';
import { createMetrics } from '@svc/runtime/metrics';
import type { SpanRecord } from '@svc/runtime/tracing';
import { recordedSpans } from '@svc/testkit/recorded-spans';
import type { Express, RequestHandler } from 'express';
import { createApp } from '../src/app.ts';
import { operation, publicOperation, type Operation } from '../src/http/operation.ts';
import { file, json } from '../src/http/reply.ts';
import { array, object, repeated } from '../src/http/schema/collection.ts';
import { integer, integerId } from '../src/http/schema/number.ts';
import { named } from '../src/http/schema/open.ts';
import { optional, withDefault } from '../src/http/schema/presence.ts';
import { id, oneOf, text } from '../src/http/schema/text.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function plan(features: readonly string[], hasTrial: boolean): PlanGrant {
  return { key: 'team', features: new Set(features), withheld: new Set(), limits: new Map(), hasTrial };
}

const ENTRY: Actor = {
  accountId: 'a'.repeat(32),
  accountName: 'Ana',
  email: 'ana@example.com',
  role: 'entry',
  via: 'api_key',
  keyName: 'erp',
  plan: null,
  creditExempt: false,
  trialEndsAt: null,
};

const KEYS: ReadonlyMap<string, Actor> = new Map([
  ['svc_entry', ENTRY],
  ['svc_reviewer', { ...ENTRY, role: 'reviewer' }],
  ['svc_admin', { ...ENTRY, role: 'admin' }],
  ['svc_no_webhooks', { ...ENTRY, role: 'admin', plan: plan([], false) }],
  ['svc_trial', { ...ENTRY, role: 'reviewer', plan: plan([], true), trialEndsAt: new Date('2026-11-20') }],
]);

const SESSIONS: ReadonlyMap<string, Actor> = new Map([
  ['token-admin', { ...ENTRY, role: 'admin', via: 'session', keyName: null }],
  ['token-entry', { ...ENTRY, via: 'session', keyName: null }],
]);

const Thing = named('Thing', object({ id: id(), title: text({ max: 10 }) }));

const ThingBody = object({
  name: text({ max: 5, min: 1, about: 'Name of the thing' }),
  count: optional(integer({ min: 1 })),
  tags: optional(array(object({ tag: text({ max: 3 }) }), { max: 2 })),
});

async function* streamParts(count: number): AsyncGenerator<string> {
  if (count === 13) throw new Error('failed at once');
  for (let part = 0; part < count; part += 1) {
    if (count === 14 && part === 1) throw new Error('failed half way');
    yield `part ${part}\n`;
    await setImmediate();
  }
}

const common = { tag: 'things', answers: { 200: 'The thing' } } as const;

export const SAMPLE_OPERATIONS: readonly Operation[] = [
  publicOperation({
    ...common,
    id: 'health',
    route: 'GET /api/health',
    summary: 'Health',
    run: async ({ t }) => json(200, { status: 'ok', words: t('errors.key_missing') }),
  }),
  operation({
    ...common,
    id: 'things.create',
    route: 'POST /api/things',
    summary: 'Create',
    access: 'reviewer',
    catalogWrite: true,
    feature: 'feature.webhooks',
    body: ThingBody,
    response: Thing,
    run: async ({ body, actor }) =>
      json(200, { id: actor.accountId, title: '', body, role: actor.role, own: Object.keys(body) }),
  }),
  operation({
    ...common,
    id: 'things.list',
    route: 'GET /api/things',
    summary: 'List',
    access: 'entry',
    query: object({
      market: withDefault(oneOf(['US', 'EU', 'VN']), 'US'),
      status: optional(repeated(oneOf(['queued', 'error']), { max: 5 })),
      q: optional(text({ max: 5 })),
    }),
    run: async ({ query, requestId, clientRequestId }) => json(200, { query, requestId, clientRequestId }),
  }),
  operation({
    ...common,
    id: 'things.names',
    route: 'GET /api/things/names',
    summary: 'Names',
    access: 'entry',
    run: async () => json(200, ['fixed']),
  }),
  operation({
    ...common,
    id: 'things.change',
    route: 'PATCH /api/things/{thing_id}',
    summary: 'Change',
    access: 'entry',
    params: object({ thing_id: id() }),
    body: object({ note: optional(text({ max: 5 })) }),
    bodyRequired: false,
    run: async ({ params, body }) => json(200, { params, body }),
  }),
  operation({
    ...common,
    id: 'things.file',
    route: 'GET /api/things/{thing_id}/file',
    summary: 'File',
    access: 'entry',
    produces: 'text/csv',
    params: object({ thing_id: integerId() }),
    run: async () =>
      file({ filename: 'thïng.csv', contentType: 'text/csv; charset=utf-8', content: Buffer.from('a,b') }),
  }),
  operation({
    ...common,
    id: 'things.stream',
    route: 'GET /api/things/{thing_id}/stream',
    summary: 'Stream',
    access: 'entry',
    params: object({ thing_id: integerId({ about: 'How many parts; 13 fails at once, 14 after a part' }) }),
    run: async ({ params }) =>
      file({
        filename: 'x.csv',
        contentType: 'text/csv',
        content: Readable.from(streamParts(params.thing_id)),
      }),
  }),
  operation({
    ...common,
    id: 'things.fail',
    route: 'POST /api/things/fail',
    summary: 'Fail',
    access: 'entry',
    body: object({ how: text({ max: 20 }) }),
    run: async ({ body }) => {
      if (body.how === 'storage') throw new Error('connect ECONNREFUSED');
      if (body.how === 'limit') {
        throw new DomainError('plan_limit', { details: { key: 'batch_max_rows', limit: 5, requested: 7 } });
      }
      if (body.how === 'rate') throw new DomainError('rate_limited', { retryAfterSeconds: 42 });
      throw new Error('secret of the database');
    },
  }),
  operation({
    ...common,
    id: 'admin.things',
    route: 'GET /api/admin/things',
    summary: 'Administration',
    access: 'session',
    sessionRole: 'admin',
    run: async ({ actor }) => json(200, { via: actor.via }),
  }),
];

export interface LoggedLine {
  readonly level: string;
  readonly message: string;
  readonly fields: LogFields;
}

function recordingLogger(lines: LoggedLine[], bound: LogFields = {}): Logger {
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, fields: { ...bound, ...fields } });
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (fields) => recordingLogger(lines, { ...bound, ...fields }),
  };
}

export function sampleApp(
  operations = SAMPLE_OPERATIONS,
  trustProxy: TrustProxy = 0,
  site?: RequestHandler,
  publicUrl: string | null = null,
): { app: Express; lines: LoggedLine[]; spans: readonly SpanRecord[] } {
  const lines: LoggedLine[] = [];
  const { tracing, spans } = recordedSpans();
  const app = createApp({
    operations,
    authentication: {
      apiKey: async (key) => {
        if (key === 'svc_deactivated')
          throw new DomainError('unauthenticated', { message: 'account_deactivated' });
        return KEYS.get(key) ?? null;
      },
      session: async (token) => SESSIONS.get(token) ?? null,
    },
    isUnavailable: (error) => error instanceof Error && error.message.includes('ECONNREFUSED'),
    readiness: { database: async () => undefined },
    config: { jsonBodyMaxMib: 1, bulkBodyMaxMib: 2, uploadIdleSeconds: 30, trustProxy, publicUrl },
    countCall: null,
    once: async (_call, work) => ({ ...(await work()), isRepeated: false }),
    clock: () => NOW,
    logger: recordingLogger(lines),
    metrics: createMetrics(),
    tracing,
    ...(site === undefined ? {} : { site }),
  });
  return { app, lines, spans };
}

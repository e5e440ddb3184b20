import { describe, expect, it } from '@jest/globals';
import { silentLogger } from '@svc/runtime/logger';
import express from 'express';
import request from 'supertest';
import { openContext } from './request-context.ts';
import { errorRenderer } from './error-renderer.ts';
import { publicOperation, type Operation } from './operation.ts';
import { json } from './reply.ts';
import { routingTable } from './routing.ts';
import { openTurns } from './turns.ts';

const NOBODY = async () => null;
const PARTS = {
  authentication: { apiKey: NOBODY, session: NOBODY },
  clock: () => new Date('2026-11-22T12:00:00Z'),
  readBody: async () => undefined,
  turns: openTurns(),
  countCall: null,
  once: async () => {
    throw new Error('no operation here is idempotent');
  },
};

const operationOf = (id: string, method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) =>
  publicOperation({
    id,
    route: `${method} ${path}`,
    summary: id,
    tag: 'things',
    answers: { 200: 'ok' },
    run: async ({ params }) => json(200, { id, params }),
  });

function appOf(operations: readonly Operation[]) {
  const app = express();
  app.set('case sensitive routing', true);
  app.use(openContext(silentLogger), routingTable(PARTS, operations));
  app.use((_req, res) => void res.status(404).json({ code: 'not_found' }));
  app.use(errorRenderer(() => false));
  return request(app);
}

const THINGS = [
  operationOf('one', 'GET', '/api/things/{thing_id}'),
  operationOf('fixed', 'GET', '/api/things/names'),
  operationOf('part', 'GET', '/api/things/{thing_id}/parts/{part_id}'),
  operationOf('fixed part', 'GET', '/api/things/{thing_id}/parts/first'),
  operationOf('list', 'GET', '/api/things'),
  operationOf('create', 'POST', '/api/things'),
  operationOf('change', 'PATCH', '/api/things/{thing_id}'),
];

describe('routingTable', () => {
  it.each([
    ['/api/things', 'list', {}],
    ['/api/things/names', 'fixed', {}],
    ['/api/things/7', 'one', { thing_id: '7' }],
    ['/api/things/7/parts/first', 'fixed part', { thing_id: '7' }],
    ['/api/things/7/parts/8', 'part', { thing_id: '7', part_id: '8' }],
    ['/api/things/a%2Fb', 'one', { thing_id: 'a/b' }],
    ['/api/things/%E7%B6%BF', 'one', { thing_id: '綿' }],
  ])('maps %s to the operation “%s”', async (path, id, params) => {
    expect((await appOf(THINGS).get(path)).body).toEqual({ id, params });
  });

  it.each(['/api/Things', '/api/things/7/parts', '/api/thing', '/things', '/api//things'])(
    'finds nothing at %s',
    async (path) => {
      expect((await appOf(THINGS).get(path)).status).toBe(404);
    },
  );

  it('ignores the query when it looks up an operation', async () => {
    expect((await appOf(THINGS).get('/api/things?path=/api/things/names')).body).toMatchObject({
      id: 'list',
    });
  });

  it.each([
    ['delete', '/api/things', 'GET, HEAD, POST'],
    ['put', '/api/things/7', 'GET, HEAD, PATCH'],
    ['patch', '/api/things/names', 'GET, HEAD'],
  ] as const)('rejects %s of %s and lists the methods of that path only', async (method, path, allow) => {
    const { status, headers } = await appOf(THINGS)[method](path);
    expect([status, headers['allow']]).toEqual([405, allow]);
  });

  it.each([
    ['one id', [operationOf('a', 'GET', '/api/x'), operationOf('a', 'POST', '/api/x')], 'operation a'],
    ['one address', [operationOf('a', 'GET', '/api/x'), operationOf('b', 'GET', '/api/x')], 'get /api/x'],
    [
      'one address with another name for its parameter',
      [operationOf('a', 'GET', '/api/x/{a_id}'), operationOf('b', 'GET', '/api/x/{b_id}')],
      'get /api/x',
    ],
  ])('rejects two operations of %s at startup', (_what, operations, words) => {
    expect(() => routingTable(PARTS, operations)).toThrow(words);
  });
});

import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { compressed } from './compressed.ts';

const BYTES = Buffer.from(
  JSON.stringify(Array.from({ length: 500 }, (_, place) => ({ code: `6109.${place}` }))),
);
const app = express();
app.use(compressed());
app.all('/list', (_req, res) => void res.set('Vary', 'Accept-Language').type('json').send(BYTES));
app.all('/short', (_req, res) => void res.json({ ok: true }));
app.all('/book.xlsx', (_req, res) => void res.type('xlsx').send(BYTES));

const encodingOf = async (method: 'get' | 'post' | 'head', path: string, accepted: string) => {
  const { headers } = await request(app)[method](path).set('Accept-Encoding', accepted);
  return headers['content-encoding'];
};

describe('compression of responses', () => {
  it.each([
    ['get', '/list', 'gzip, deflate, br', 'br'],
    ['get', '/list', 'gzip', 'gzip'],
    ['get', '/list', 'identity', undefined],
    ['get', '/short', 'br', undefined],
    ['get', '/book.xlsx', 'br', undefined],
    ['post', '/list', 'br', undefined],
    ['head', '/list', 'br', undefined],
  ] as const)('%s %s for %s: %s', async (method, path, accepted, encoding) => {
    expect(await encodingOf(method, path, accepted)).toBe(encoding);
  });

  it('preserves the text and sets Vary', async () => {
    const { text, headers } = await request(app).get('/list').set('Accept-Encoding', 'gzip');
    expect(text).toBe(BYTES.toString());
    expect(headers['vary']).toBe('Accept-Language, Accept-Encoding');
  });
});

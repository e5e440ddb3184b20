import { beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Express } from 'express';
import request from 'supertest';
import { suiteFolder } from '@svc/testkit/folder';
import { sampleApp } from '../../test/sample-app.ts';
import { CONSOLE_POLICY, consoleSite } from './console-site.ts';

const LINK = '</assets/review-abc.js>; rel=modulepreload';
const SCRIPT = 'export const console = 1;';

const folder = suiteFolder();
let app: Express;
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="root"></div>');
  writeFileSync(join(folder, 'preload.json'), JSON.stringify({ '^/review$': LINK }));
  writeFileSync(join(folder, 'assets', 'index-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-abc.js.gz'), gzipSync(SCRIPT));
  const site = consoleSite(folder);
  if (site === null) throw new Error('the folder has a console');
  ({ app } = sampleApp(undefined, undefined, site));
});

describe('the console', () => {
  it.each(['/', '/review?sort=risk', '/lookups/0123456789abcdef0123456789abcdef', '/welcome'])(
    'is a page at %s with a strict policy, revalidated on each request',
    async (path) => {
      const { status, headers, text } = await request(app).get(path);
      expect([status, text]).toEqual([200, '<!doctype html><div id="root"></div>']);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toBe(CONSOLE_POLICY);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    },
  );

  it('names the files of a page in the response of its address only', async () => {
    const links = ['/review?sort=risk', '/classify'].map(async (path) => {
      const { headers } = await request(app).get(path);
      return headers['link'];
    });
    expect(await Promise.all(links)).toEqual([LINK, undefined]);
  });

  it('has a policy that allows its own origin only', () => {
    expect(CONSOLE_POLICY).toContain("default-src 'none'");
    expect(CONSOLE_POLICY).toContain("script-src 'self';");
    expect(CONSOLE_POLICY).not.toMatch(/unsafe|https?:|\*/);
  });

  it('has files that browsers cache, compressed if accepted', async () => {
    const { headers, text } = await request(app).get('/assets/index-abc.js').set('Accept-Encoding', 'gzip');
    expect(text).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    // 360 bytes a file, and some fifty files a page.
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each(['/api/nowhere', '/api', '/docs/nowhere', '/assets/other.js', '/favicon.ico', '/../package.json'])(
    'shadows nothing: %s returns 404 in JSON',
    async (path) => {
      const { status, body } = await request(app).get(path);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );

  it('leaves the API, its description and the probes unchanged', async () => {
    const statuses = ['/openapi.json', '/docs', '/livez', '/metrics'].map(async (path) => {
      const { status, headers } = await request(app).get(path);
      return [status, headers['content-security-policy'] === CONSOLE_POLICY];
    });
    expect(await Promise.all(statuses)).toEqual(Array.from({ length: 4 }, () => [200, false]));
  });

  it('is served as it was at the start while a build replaces its files', async () => {
    for (const name of ['index-abc.js', 'index-abc.js.gz']) rmSync(join(folder, 'assets', name));
    const { status, text } = await request(app).get('/assets/index-abc.js').set('Accept-Encoding', 'gzip');
    expect([status, text]).toEqual([200, SCRIPT]);
  });

  it('responds to reads only', async () => {
    expect((await request(app).post('/review')).status).toBe(404);
  });

  it('is absent if it has not been built', () => {
    expect(consoleSite(join(folder, 'assets'))).toBeNull();
  });
});

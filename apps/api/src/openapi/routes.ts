import express, { type Router } from 'express';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Operation } from '../http/operation.ts';
import { collection } from './collection.ts';
import { openApiDocument } from './document.ts';
import { docsPage, PAGE_SCRIPT, PAGE_STYLE } from './page.ts';

interface ViewerFile {
  readonly type: 'css' | 'js';
  readonly content: Buffer;
}

// The viewer draws its icons from data: URLs; everything else is from this host.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/openapi.json`, `/docs` with its files, and the collection; built once. */
export function openApiRoutes(operations: readonly Operation[]): Router {
  const description = openApiDocument(operations);
  const document = JSON.stringify(description);
  const requests = JSON.stringify(collection(description), null, 2);
  const page = docsPage(operations);
  const router = express.Router();
  router.get('/openapi.json', (_req, res) => void res.type('json').send(document));
  router.get('/docs', (_req, res) => {
    res.set({ 'Content-Security-Policy': POLICY, 'Content-Language': 'en' }).type('html').send(page);
  });
  router.get('/docs/collection.json', (_req, res) => void res.type('json').send(requests));
  for (const [name, { type, content }] of viewerFiles()) {
    const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;
    router.get(`/docs/${name}`, (_req, res) => {
      res.set({ ETag: etag, 'Cache-Control': 'no-cache' }).type(type).send(content);
    });
  }

  return router;
}

function viewerFiles(): ReadonlyMap<string, ViewerFile> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const packaged = (name: string): Buffer => readFileSync(join(folder, name));

  return new Map<string, ViewerFile>([
    ['swagger-ui.css', { type: 'css', content: packaged('swagger-ui.css') }],
    ['swagger-ui-bundle.js', { type: 'js', content: packaged('swagger-ui-bundle.js') }],
    ['page.css', { type: 'css', content: Buffer.from(PAGE_STYLE) }],
    ['page.js', { type: 'js', content: Buffer.from(PAGE_SCRIPT) }],
  ]);
}

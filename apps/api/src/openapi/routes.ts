import { createHash } from 'node:crypto';
import express, { type Router } from 'express';
import type { Operation } from '../http/operation.ts';
import { collection } from './collection.ts';
import { openApiDocument } from './document.ts';
import { docsPage } from './page.ts';
import { viewerFiles } from './viewer-files.ts';

// The viewer draws its icons from data: addresses; all else is of this host.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json`, the page `/docs` with its files, and the collection; made once. */
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

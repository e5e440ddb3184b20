import { createHash } from 'node:crypto';
import express, { type Router } from 'express';
import type { Operation } from '../http/operation.ts';
import { openApiDocument } from './document.ts';
import { docsPage, PAGE_STYLE } from './page.ts';

/** `/openapi.json` and the readable page `/docs`, made once. */
export function openApiRoutes(operations: readonly Operation[]): Router {
  const document = JSON.stringify(openApiDocument(operations));
  const page = docsPage(operations);
  const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const router = express.Router();
  router.get('/openapi.json', (_req, res) => void res.type('json').send(document));
  router.get('/docs', (_req, res) => {
    res.set({ 'Content-Security-Policy': policy, 'Content-Language': 'en' }).type('html').send(page);
  });
  return router;
}

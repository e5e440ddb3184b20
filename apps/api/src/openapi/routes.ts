import express, { type Router } from 'express';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Operation } from '../http/operation.ts';
import { collection } from './collection.ts';
import { openApiDocument } from './document.ts';
import { SERVICE_VERSION } from '../version.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Additional style of the viewer: a heading, and a layout for narrow screens. */
const PAGE_STYLE = `
body{margin:0;font:16px/1.5 system-ui,sans-serif}
header{max-width:1460px;margin:0 auto;padding:1rem 20px 0;box-sizing:border-box}
header h1{font-size:1.5rem;margin:0}
header p{margin:.25rem 0}
.swagger-ui .info{margin:1rem 0}
.swagger-ui .response-col_links{display:none!important}
.swagger-ui .info .title,.swagger-ui .info .main .url{display:none}
@media (max-width:640px){
header{padding:1rem 12px 0}
.swagger-ui .wrapper{padding:0 12px}
.swagger-ui .opblock .opblock-summary{flex-wrap:wrap;padding:.4rem}
.swagger-ui .opblock .opblock-summary-control{flex-wrap:wrap;row-gap:.25rem;min-width:0}
.swagger-ui .opblock .opblock-summary-method{min-width:4.5rem;padding:.3rem 0}
.swagger-ui .opblock .opblock-summary-path{max-width:calc(100% - 6rem);flex-shrink:1}
.swagger-ui .opblock .opblock-summary-path-description-wrapper{flex-wrap:wrap;min-width:0}
.swagger-ui table.parameters,.swagger-ui table.parameters tbody,.swagger-ui table.parameters tr,
.swagger-ui table.parameters td,.swagger-ui table.responses-table,.swagger-ui table.responses-table tbody,
.swagger-ui table.responses-table tr,.swagger-ui table.responses-table td{display:block;width:auto;min-width:0;max-width:100%}
.swagger-ui table.parameters thead,.swagger-ui table.responses-table thead{display:none}
.swagger-ui .response-col_description{width:auto;padding-left:0}
.swagger-ui input,.swagger-ui select,.swagger-ui textarea{max-width:100%;min-width:0!important}
.swagger-ui pre{overflow:auto;white-space:pre-wrap;overflow-wrap:anywhere}
.swagger-ui .opblock-section-header{flex-wrap:wrap}
}
`;

/** Starts the viewer with the description from this host; makes no requests to other hosts. */
const PAGE_SCRIPT = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  displayRequestDuration: true,
});
`;

function operationHtml({ id, method, path, summary }: Operation): string {
  return `<li id="${escapeHtml(id)}"><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`;
}

/** Documentation page: the viewer, and a plain list of operations if scripts are disabled. */
function docsPage(operations: readonly Operation[]): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>Tariff Classification Service</title>' +
    '<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/page.css"></head><body>' +
    `<header><h1>Tariff Classification Service</h1><p>Version ${SERVICE_VERSION}. ` +
    'For machines: <a href="/openapi.json">openapi.json</a>. ' +
    '<a href="/docs/collection.json" download="tariff-classification.postman_collection.json">Collection for Postman ' +
    'and Bruno</a>. Send the API key in the header <code>X-API-Key</code>.</p></header>' +
    `<main id="docs"><noscript><ul>${operations.map(operationHtml).join('')}</ul></noscript></main>` +
    '<script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/page.js"></script></body></html>'
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

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

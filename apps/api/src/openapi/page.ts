import type { Operation } from '../http/operation.ts';
import { SERVICE_VERSION } from '../version.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Additional style of the viewer: a heading, and a layout for narrow screens. */
export const PAGE_STYLE = `
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
export const PAGE_SCRIPT = `SwaggerUIBundle({
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
export function docsPage(operations: readonly Operation[]): string {
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

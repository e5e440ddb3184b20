import type { Operation } from '../http/operation.ts';
import type { JsonSchema } from '../http/schema/schema.ts';
import { hoistNamed } from './components.ts';
import { namedSchemas } from './document.ts';
import { eventRequests } from './events.ts';
import { escapeHtml } from './html.ts';
import { requestParts } from './request.ts';
import { responses } from './responses.ts';

/** Style of the page; its hash stands in the page's content security policy. */
export const PAGE_STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem}
summary{cursor:pointer;padding:.4rem 0}
details{border-bottom:1px solid #8886;padding:0 .5rem}
pre{overflow:auto;padding:.75rem;border:1px solid #8886;border-radius:.25rem;font-size:.85rem}
b{display:inline-block;min-width:4.5rem;text-transform:uppercase}
a:focus-visible,summary:focus-visible{outline:2px solid}
`;

function jsonBlock(title: string, value: unknown): string {
  return `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

function operationHtml(operation: Operation): string {
  const { method, path, summary, access } = operation;
  const who = access === 'public' ? 'No key needed.' : `Needs: ${operation.sessionRole ?? access}.`;
  const feature = operation.feature === undefined ? '' : ` Plan feature: ${operation.feature}.`;
  return (
    `<details id="${escapeHtml(operation.id)}">` +
    `<summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>` +
    `<p>${who}${feature}</p>${jsonBlock('Request', short(requestParts(operation)))}${jsonBlock('Answers', short(responses(operation)))}</details>`
  );
}

// Schemas that have a name stand once at the end of the page.
function short(json: JsonSchema): JsonSchema {
  return hoistNamed(json).value;
}

function schemaHtml([name, schema]: readonly [string, JsonSchema]): string {
  const title = `<summary><code>${escapeHtml(name)}</code></summary>`;
  return `<details id="schema-${escapeHtml(name)}">${title}${jsonBlock('Schema', schema)}</details>`;
}

function schemasHtml(operations: readonly Operation[]): string {
  const named = Object.entries(namedSchemas(operations));
  return `<section><h2>schemas</h2>${named.map(schemaHtml).join('')}</section>`;
}

function eventHtml([name, request]: readonly [string, unknown]): string {
  const title = `<summary><b>event</b> <code>${escapeHtml(name)}</code></summary>`;
  return `<details id="event-${escapeHtml(name)}">${title}${jsonBlock('Request to the webhook', request)}</details>`;
}

function eventsHtml(): string {
  return `<section><h2>events</h2>${Object.entries(short(eventRequests())).map(eventHtml).join('')}</section>`;
}

function tagHtml(tag: string, operations: readonly Operation[]): string {
  const own = operations.filter((operation) => operation.tag === tag);
  return `<section><h2>${escapeHtml(tag)}</h2>${own.map(operationHtml).join('')}</section>`;
}

/** A page for people that lists the operations; it runs no script. */
export function docsPage(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>Tariff Classification Service</title><style>${PAGE_STYLE}</style></head><body>` +
    '<h1>Tariff Classification Service</h1>' +
    '<p>Version 1.0.0. Machine-readable: <a href="/openapi.json">/openapi.json</a>. ' +
    'Send the API key in the header <code>X-API-Key</code>.</p>' +
    `<main>${tags.map((tag) => tagHtml(tag, operations)).join('')}${eventsHtml()}${schemasHtml(operations)}</main></body></html>`
  );
}

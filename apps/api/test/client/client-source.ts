import type { JsonSchema } from '../../src/http/schema/schema.ts';
import {
  answerContent,
  bodyType,
  isExploded,
  isFileAnswer,
  isIdempotent,
  operationsOf,
  part,
  type Described,
} from './description.ts';
import { inLines, isSchema, typeText } from './type-text.ts';

const HEAD = `// Made from the description of the interface by \`npm run written\`; changes by hand are lost.
${['import type { FileAnswer, FileToSend, Route }', "'../route.ts';"].join(' from ')}
`;

const EMPTY = `/** An object that has none of the fields it will have later: look whether a field is there. */
export type Empty<T> = { readonly [K in keyof T]?: never };
`;

function parametersText(operation: JsonSchema, place: string): { text: string; isNeeded: boolean } | null {
  const { parameters } = operation;
  const own = (Array.isArray(parameters) ? parameters : []).filter((each) => part(each, 'in') === place);
  if (own.length === 0) return null;
  const further = own.find(isExploded);
  const named = own.filter((each) => each !== further);
  const properties = Object.fromEntries(
    named.map((each) => [String(part(each, 'name')), part(each, 'schema')]),
  );
  const required = own.filter((each) => part(each, 'required') === true).map((each) => part(each, 'name'));
  const additionalProperties = part(further, 'schema', 'additionalProperties');
  const text = typeText({ type: 'object', properties, required, additionalProperties });
  return { text, isNeeded: required.length > 0 };
}

function bodyText(operation: JsonSchema): { text: string; isNeeded: boolean } | null {
  const content = part(operation, 'requestBody', 'content');
  if (!isSchema(content)) return null;
  const [media] = Object.values(content);
  return {
    text: typeText(part(media, 'schema')),
    isNeeded: part(operation, 'requestBody', 'required') === true,
  };
}

function requestText(operation: JsonSchema): string {
  const parts = {
    params: parametersText(operation, 'path'),
    query: parametersText(operation, 'query'),
    body: bodyText(operation),
  };
  return inLines(
    Object.entries(parts).flatMap(([name, made]) =>
      made === null ? [] : [`readonly ${name}${made.isNeeded ? '' : '?'}: ${made.text};`],
    ),
  );
}

function answerOf(described: Described): { text: string; isFile: boolean } {
  const content = answerContent(described);
  if (content === null) return { text: 'unknown', isFile: false };
  const isFile = isFileAnswer(content);
  return { text: isFile ? 'FileAnswer' : typeText(part(content, 'application/json', 'schema')), isFile };
}

function entryText(described: Described): string {
  const { id, operation } = described;
  const fields = [
    `readonly request: ${requestText(operation)};`,
    `readonly answer: ${answerOf(described).text};`,
  ];
  return `/** ${String(operation['summary'])}. */\nreadonly ${JSON.stringify(id)}: ${inLines(fields)};`;
}

function eventsText(document: JsonSchema): string {
  const { webhooks } = document;
  const requests = Object.values(isSchema(webhooks) ? webhooks : {});
  const bodies = requests.map((each) =>
    typeText(part(each, 'post', 'requestBody', 'content', 'application/json', 'schema')),
  );
  return `/** Body of a request that a webhook receives; \`event\` tells which. */\nexport type WebhookEvent = ${bodies.join(' | ')};\n`;
}

function routeText(described: Described): string {
  const { id, method, path, operation } = described;
  const route = { method, path, body: bodyType(operation), isFile: answerOf(described).isFile };
  const own = isIdempotent(operation) ? { ...route, isIdempotent: true } : route;
  return `  ${JSON.stringify(id)}: ${JSON.stringify(own)},`;
}

/** Generates the client's types and routes from the OpenAPI document. */
export function clientSource(document: JsonSchema): string {
  const operations = operationsOf(document);
  const schemas = part(document, 'components', 'schemas');
  const types = Object.entries(isSchema(schemas) ? schemas : {}).map(
    ([name, schema]) =>
      `/** ${name} as the service returns it. */\nexport type ${name} = ${typeText(schema)};\n`,
  );
  return [
    HEAD,
    EMPTY,
    ...types,
    eventsText(document),
    `/** What each operation takes and answers, by its id. */\nexport interface Operations ${inLines(operations.map(entryText))}\n`,
    `/** Where each operation is. */\nexport const ROUTES: Readonly<Record<keyof Operations, Route>> = {`,
    ...operations.map(routeText),
    '};\n',
  ].join('\n');
}

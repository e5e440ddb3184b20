import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from '../src/openapi/document.ts';
import { allOperations } from '../src/routes/operations.ts';
import { SERVICE_VERSION } from '../src/version.ts';
import { answerContent, bodyType, isFileAnswer, operationsOf, part } from './client/description.ts';
import { QUICK_COMPILE } from './conformance/description.ts';
import { suiteApi } from './test-api.ts';

const ROOT = new URL('../../../', import.meta.url);
const JSON_TYPE = 'application/json';

const api = suiteApi();
let document: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  document = JSON.parse(JSON.stringify(openApiDocument(allOperations(api.deps))));
});

function misfit(schema: unknown, example: unknown): string | null {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    ...QUICK_COMPILE,
  });
  const whole = { ...(schema as object), components: document['components'] };
  return ajv.validate(whole, example) ? null : ajv.errorsText();
}

describe('the examples of the API description', () => {
  it('exist for every body and match its schema', () => {
    const bodies = operationsOf(document).filter(({ operation }) => bodyType(operation) === 'json');
    expect(bodies.length).toBeGreaterThan(15);
    const faults = bodies.map(({ id, operation }) => {
      const media = part(operation, 'requestBody', 'content', JSON_TYPE);
      return [id, misfit(part(media, 'schema'), part(media, 'example'))];
    });
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  it('exist for every response that is not a file, and match its schema', () => {
    const answers = operationsOf(document).flatMap((described) => {
      const content = answerContent(described);
      if (content === null || isFileAnswer(content)) return [];
      return [{ id: described.id, media: content[JSON_TYPE] }];
    });
    expect(answers.length).toBeGreaterThan(50);
    const faults = answers.map(({ id, media }) => [
      id,
      misfit(part(media, 'schema'), part(media, 'example')),
    ]);
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });

  it('exist for every error, with a message and its first code', () => {
    for (const { operation } of operationsOf(document)) {
      const responses = Object.entries((part(operation, 'responses') ?? {}) as Record<string, unknown>);
      for (const [status, response] of responses.filter(([code]) => Number(code) >= 400)) {
        const example = part(response, 'content', JSON_TYPE, 'example');
        const codes = part(response, 'x-codes') as readonly string[];
        expect(example).toMatchObject({ code: codes[0], detail: expect.stringMatching(/^\w[^{}]+$/) });
        expect([status, part(example, 'errors') !== undefined]).toEqual([status, status === '422']);
      }
    }
  });
});

it('the version is the same everywhere', async () => {
  const text = (path: string): Promise<string> => readFile(new URL(path, ROOT), 'utf8');
  const manifests = await Promise.all(
    ['apps', 'packages'].map(async (room) =>
      (await readdir(new URL(room, ROOT))).map((name) => `${room}/${name}/package.json`),
    ),
  );
  for (const path of ['package.json', ...manifests.flat()]) {
    expect([path, JSON.parse(await text(path)).version]).toEqual([path, SERVICE_VERSION]);
  }
  expect(part(document, 'info', 'version')).toBe(SERVICE_VERSION);
  expect((await api.agent.get('/docs')).text).toContain(`Version ${SERVICE_VERSION}.`);
  expect((await api.agent.get('/docs/collection.json')).body.info.version).toBe(SERVICE_VERSION);
  expect(await text('packages/client/python/svc_client.py')).toContain(`VERSION = "${SERVICE_VERSION}"`);
  expect(await text('deploy/compose.yaml')).toContain(`service:${SERVICE_VERSION}\n`);
  expect(await text('CHANGELOG.md')).toContain(`\n## [${SERVICE_VERSION}] - `);
});

import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { openApiDocument } from '../src/openapi/document.ts';
import { allOperations } from '../src/routes/operations.ts';
import { SERVICE_VERSION } from '../src/version.ts';
import { clientSource } from './client/client-source.ts';
import { pythonSource } from './client/python-source.ts';
import { suiteApi } from './test-api.ts';
import { outdated, writtenFile } from './written-file.ts';

const CLIENT = new URL('../../../packages/client/', import.meta.url);

const api = suiteApi();

it('the typed client is generated from the current API description', async () => {
  const text = clientSource(openApiDocument(allOperations(api.deps)));
  const path = 'packages/client/src/generated/operations.ts';
  expect(outdated(path, await writtenFile(path, text), text)).toBeNull();
});

it('the Python client is generated from the current API description', async () => {
  const template = await readFile(new URL('python/template.py', CLIENT), 'utf8');
  const document = openApiDocument(allOperations(api.deps));
  const text = pythonSource(template, document, SERVICE_VERSION);
  const path = 'packages/client/python/svc_client.py';
  expect(outdated(path, await writtenFile(path, text), text)).toBeNull();
});

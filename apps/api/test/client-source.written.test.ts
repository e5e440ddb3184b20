import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../src/openapi/document.ts';
import { allOperations } from '../src/routes/operations.ts';
import { clientSource } from './client/client-source.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { outdated, writtenFile } from './written-file.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('the typed client', () => {
  it('is made from the description of the interface as it is now', async () => {
    const text = clientSource(openApiDocument(allOperations(api.deps)));
    const path = 'packages/client/src/generated/operations.ts';
    expect(outdated(path, await writtenFile(path, text), text)).toBeNull();
  });
});

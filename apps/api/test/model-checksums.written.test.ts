import { expect, it } from '@jest/globals';
import { modelChecksums } from '@svc/text-model/model-checksums';
import { outdated, writtenFile } from './written-file.ts';

it('the checksums that `tariff doctor` compares match the shipped models', async () => {
  const text = `${JSON.stringify(modelChecksums(), null, 2)}\n`;
  const path = 'packages/text-model/data/checksums.json';
  expect(outdated(path, await writtenFile(path, text), text)).toBeNull();
});

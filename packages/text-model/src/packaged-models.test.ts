import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { featuresOf } from './features.ts';
import { fitDense } from './fit/fit-dense.ts';
import { fitLinear } from './fit/fit-linear.ts';
import { writeGlossary } from './glossary.ts';
import { writeDenseModel, writeModel } from './model-file.ts';
import { readModels } from './packaged-models.ts';

const LINEAR = { epochs: 20, rate: 0.5, minDocuments: 1, dropShare: 0, pruneBelow: 0, seed: 1 };
const documents = ['cotton shirt', 'leather shoes'].map((description, target) => ({
  features: featuresOf({ description }),
  targets: [target],
  weight: 1,
}));
const linear = (...labels: readonly string[]): Buffer =>
  writeModel(fitLinear(documents, { ...LINEAR, labels }));
const dense = (...labels: readonly string[]): Buffer =>
  writeDenseModel(
    fitDense(documents, { labels, dimensions: 8, bits: 8, epochs: 20, rate: 0.1, dropShare: 0, seed: 1 }),
  );

let folder: string;
const read = () => readModels(pathToFileURL(`${folder}/`));
const write = (name: string, file: Buffer | string): void => writeFileSync(join(folder, name), file);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
  write('subheadings.model', linear('620520', '640399'));
  write('dense.model', dense('620520', '640399'));
  for (const [market, first, second] of [
    ['us', '6205202026', '6403996000'],
    ['eu', '62052000', '64039993'],
    ['vn', '62052010', '64039990'],
  ] as const) {
    write(`${market}.model`, linear(first, second));
  }
  write('glossary.tsv', writeGlossary([{ term: 'giày', english: 'shoes' }]));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('readModels', () => {
  it('reads the models in a folder with their glossary', () => {
    const { top, nationalScores } = read().predict({ description: 'giày' });
    expect(top(1)[0]?.code).toBe('640399');
    const [shirt = 0, shoe = 0] = nationalScores('VN', ['62052010', '64039990']);
    expect(shoe).toBeGreaterThan(shirt);
  });

  it('rejects models fitted for other labels', () => {
    write('dense.model', dense('620520', '640391'));
    expect(read).toThrow('different labels');
    write('dense.model', dense('620520', '640399'));
  });

  it('names the missing file', () => {
    unlinkSync(join(folder, 'eu.model'));
    expect(read).toThrow('eu.model');
    write('eu.model', linear('62052000', '64039993'));
    expect(read).not.toThrow();
  });
});

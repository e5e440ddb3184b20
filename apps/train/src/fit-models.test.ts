import { describe, expect, it } from '@jest/globals';
import { featuresOf } from '@svc/text-model/features';
import { createGlossary } from '@svc/text-model/glossary';
import { knownFeatures, scoreClasses, type LinearModel } from '@svc/text-model/linear-model';
import { writeModel } from '@svc/text-model/model-file';
import type { TrainingRow } from './corpus/training-row.ts';
import { leaf } from '../test/national-leaf.ts';
import { fitNational, fitSubheadings, nationalLabels } from './fit-models.ts';

const LABELS = ['000000', '610910', '610990', '640399'];
const NO_GLOSSARY = createGlossary([]);
const silent = (): void => undefined;

const row = (description: string, code: string, more: Partial<TrainingRow> = {}): TrainingRow => ({
  source: 'base-names',
  id: '',
  group: '',
  product: { description },
  code,
  market: null,
  weight: 1,
  ...more,
});
const ROWS = [
  row('cotton tee', '610910'),
  row('polyester tee', '610990'),
  row('leather boots', '640399'),
  row('sample', '000000'),
];
const fitRows = (rows: readonly TrainingRow[], glossary = NO_GLOSSARY): LinearModel =>
  fitSubheadings({ rows, glossary }, LABELS, silent);
const scoresOf = (model: LinearModel, description: string, glossary = NO_GLOSSARY): readonly number[] => [
  ...scoreClasses(model, knownFeatures(model, featuresOf({ description }, glossary))),
];
const bestOf = (model: LinearModel, description: string): string => {
  const scores = scoresOf(model, description);
  return model.labels[scores.indexOf(Math.max(...scores))] ?? '';
};
const knows = (model: LinearModel, word: string): boolean =>
  [...featuresOf({ description: word }).hashes].some((hash) => model.hashes.includes(hash));

describe('fitSubheadings', () => {
  it('puts the terms of a small corpus under their subheadings', () => {
    const model = fitRows(ROWS);
    expect(['cotton tee', 'polyester', 'leather boots', 'sample'].map((text) => bestOf(model, text))).toEqual(
      ['610910', '610990', '640399', '000000'],
    );
  });

  it('returns the same bytes for the same corpus', () => {
    expect(writeModel(fitRows(ROWS)).equals(writeModel(fitRows(ROWS)))).toBe(true);
  });

  it('reads six digits of a national code', () => {
    expect(bestOf(fitRows([...ROWS, row('singlet', '6109100012', { market: 'US' })]), 'singlet')).toBe(
      '610910',
    );
  });

  it('uses the terms of a heading for each of its subheadings only', () => {
    const [vague = 0, cotton = 0, other = 0, shoes = 0] = scoresOf(
      fitRows([...ROWS, row('undershirt', '6109')]),
      'undershirt',
    );
    expect(Math.min(cotton, other)).toBeGreaterThan(Math.max(vague, shoes));
  });

  it('learns nothing from codes without a label', () => {
    expect(knows(fitRows([...ROWS, row('zeppelin', '880100')]), 'zeppelin')).toBe(false);
    expect(knows(fitRows([...ROWS, row('zeppelin', '640399')]), 'zeppelin')).toBe(true);
  });

  it('drops a term of a single text unless the text is a product name', () => {
    const typed = row('zeppelin boots', '640399', { source: 'us-ecommerce' });
    expect(knows(fitRows([...ROWS, typed]), 'zeppelin')).toBe(false);
    expect(knows(fitRows([...ROWS, typed, typed]), 'zeppelin')).toBe(true);
  });

  it('shares learned terms between languages through the glossary', () => {
    const glossary = createGlossary([
      { term: '長靴', english: 'boots' },
      { term: 'ủng', english: 'boots' },
    ]);
    const model = fitRows([...ROWS, row('長靴', '640399')], glossary);
    const scores = scoresOf(model, 'ủng', glossary);
    expect(model.labels[scores.indexOf(Math.max(...scores))]).toBe('640399');
  });
});

describe('fitNational', () => {
  const LINES = ['61091000', '61099020', '61099090', '98010000'].map(leaf);
  const of = (...rows: readonly TrainingRow[]): LinearModel =>
    fitNational('VN', { rows, glossary: NO_GLOSSARY }, LINES, silent);
  const twice = (...rows: readonly TrainingRow[]): TrainingRow[] => [...rows, ...rows];
  const ramie = row('ramie tee', '61099020', { market: 'VN' });
  const nylon = row('nylon tee', '61099090', { market: 'VN' });

  it('distinguishes the lines of one subheading', () => {
    const model = of(...twice(ramie, nylon));
    expect(model.labels).toEqual(['61091000', '61099020', '61099090']);
    expect(bestOf(model, 'ramie')).toBe('61099020');
    expect(bestOf(model, 'nylon')).toBe('61099090');
  });

  it.each([
    ['of another market', row('zeppelin', '61099020', { market: 'EU' })],
    ['of six digits', row('zeppelin', '610990', { market: 'VN' })],
    ['of the only line of its subheading', row('zeppelin', '61091000', { market: 'VN' })],
    ['of a line that the schedule lacks', row('zeppelin', '64039900', { market: 'VN' })],
    ['of special provisions', row('zeppelin', '98010000', { market: 'VN' })],
  ])('learns nothing from products %s', (_, other) => {
    expect(knows(of(...twice(ramie, nylon, other)), 'zeppelin')).toBe(false);
  });
});

describe('nationalLabels', () => {
  const us = nationalLabels('US', ['6109100012', '6109100040', '6109901007', '9801001010'].map(leaf));

  it('has the declarable lines except special provisions', () => {
    expect(us.labels).toEqual(['6109100012', '6109100040', '6109901007']);
  });

  it('matches a shorter label to every line below it', () => {
    expect(us.classesOf('61091000')).toEqual([0, 1]);
    expect(us.classesOf('6109100040')).toEqual([1]);
    expect(us.classesOf('6403990000')).toEqual([]);
  });

  it('lets lines of one subheading compete', () => {
    expect(us.rivalsOf([1])).toEqual([0, 1]);
    expect(us.rivalsOf([2])).toEqual([2]);
  });

  it('merges TARIC lines that share eight digits', () => {
    const eu = nationalLabels('EU', ['8507600010', '8507600090'].map(leaf));
    expect(eu.labels).toEqual(['85076000']);
    expect(eu.classesOf('85076000')).toEqual([0]);
  });
});

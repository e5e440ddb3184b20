import { beforeEach, describe, expect, it } from '@jest/globals';
import { VAGUE_LABEL } from '@svc/text-model/text-models';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { isHeldOut, partOf } from '../held-out.ts';
import { readTerms, readVague } from './terms.ts';

const data = emptyFolder();
beforeEach(() => {
  mkdirSync(join(data, 'vocabulary'));
});

const write = (name: string, ...rows: readonly object[]): void =>
  writeFileSync(join(data, 'vocabulary', name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

describe('readTerms', () => {
  it('returns a term with its parent level', () => {
    write(
      'uk-search-references.jsonl',
      { term: 'Other', path: 'Textiles > Garments > Other', code: '6211' },
      { term: 'dressing gown', code: '6208' },
      { term: 'Gowns', path: 'Gowns', code: '6208' },
    );
    expect(readTerms(data).map(({ product }) => product.description)).toEqual([
      'Garments Other',
      'dressing gown',
      'Gowns',
    ]);
  });

  it('weighs a term with several codes by its share of each', () => {
    write(
      'uk-search-references.jsonl',
      { term: 'gown', code: '6208', codes: 4 },
      { term: 'robe', code: '6208', codes: 1 },
      { term: 'kimono', code: '6208' },
      { term: 'cape', code: '6208', codes: 0 },
    );
    const [gown = 0, ...whole] = readTerms(data).map(({ weight }) => weight);
    expect(new Set(whole).size).toBe(1);
    expect(gown).toBeCloseTo((whole[0] ?? 0) / 4, 12);
  });

  it('omits entries without terms, and codes of a chapter', () => {
    write(
      'ko-tariff-texts.jsonl',
      { term: '', code: '620811' },
      { term: '가운', code: '62' },
      { term: '가운', code: '6208' },
    );
    expect(readTerms(data)).toHaveLength(1);
  });

  it('assigns a term of the UK index and its search advice to one part', () => {
    write('uk-search-references.jsonl', { term: 'Dressing gown', code: '620899' });
    write('uk-search-advice.jsonl', { term: 'dressing gown', code: '6208' }, { term: 'robe', code: '6208' });
    const [index, advice, other] = readTerms(data).map(({ group }) => group);
    expect(index).toBe(advice);
    expect(index).not.toBe('');
    expect(other).not.toBe(index);
  });

  it('uses all tariff texts for training', () => {
    write('ko-tariff-texts.jsonl', { term: '가운', code: '6208' });
    expect(readTerms(data).some(isHeldOut)).toBe(false);
  });
});

describe('readVague', () => {
  it('labels vague texts, including those of the knowledge base', () => {
    const known = readVague(data).length;
    write('too-vague.jsonl', { term: 'drums' }, { term: 'accessories' });
    const rows = readVague(data);
    expect(rows).toHaveLength(known + 2);
    expect(known).toBeGreaterThan(0);
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set([VAGUE_LABEL]));
  });

  it('puts one text on one side of the split, whatever its case', () => {
    write('too-vague.jsonl', { term: 'Drums' }, { term: 'DRUMS' }, { term: 'drums' });
    expect(new Set(readVague(data).slice(0, 3).map(partOf)).size).toBe(1);
  });

  it('uses all texts of the knowledge base for training', () => {
    expect(readVague(data).some(isHeldOut)).toBe(false);
  });
});

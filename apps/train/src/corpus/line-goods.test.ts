import { describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { readLineRows } from './line-goods.ts';

const folder = emptyFolder();

const write = (market: string, name: string, text: string): void => {
  mkdirSync(join(folder, market), { recursive: true });
  writeFileSync(join(folder, market, name), text);
};

describe('readLineRows', () => {
  it('has a row of its market for each description', () => {
    write('us', '73.tsv', '7323930060\tgarlic press\n');
    expect(readLineRows(folder)).toEqual([
      {
        source: 'base-lines',
        id: '',
        group: '',
        product: { description: 'garlic press' },
        code: '7323930060',
        market: 'US',
        weight: 1,
      },
    ]);
  });

  it('reads a seller’s notes separately from the title', () => {
    write('us', '73.tsv', '7323930060\tPress 20 cm Category: Kitchen tools. Material: steel\n');
    expect(readLineRows(folder)[0]?.product).toEqual({
      description: 'Press 20 cm',
      notes: 'Category: Kitchen tools. Material: steel',
    });
  });

  it('adds a row without diacritics for Vietnamese, at a lower weight', () => {
    write('vn', '73.tsv', '73239910\tnồi thép\n');
    const rows = readLineRows(folder).map(({ product, weight, market }) => [
      product.description,
      weight,
      market,
    ]);
    expect(rows).toEqual([
      ['nồi thép', 1, 'VN'],
      ['noi thep', 0.3, 'VN'],
    ]);
  });

  it('ignores a folder that is not a market', () => {
    write('uk', '73.tsv', '');
    expect(() => readLineRows(folder)).toThrow('"uk"');
  });
});

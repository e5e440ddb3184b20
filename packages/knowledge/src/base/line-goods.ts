import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LineGoodsText {
  readonly market: string;
  readonly chapter: string;
  readonly text: string;
}

export interface LineGoods {
  /** Line number in the file, from 1. */
  readonly line: number;
  /** Digits of the national line: ten in the US, eight in the EU and in Vietnam. */
  readonly code: string;
  readonly description: string;
}

const CHAPTER_FILE = /^\d{2}\.tsv$/u;

const readMarket = (folder: string, market: string): LineGoodsText[] =>
  readdirSync(join(folder, market))
    .filter((name) => CHAPTER_FILE.test(name))
    .toSorted()
    .map((name) => ({
      market,
      chapter: name.slice(0, 2),
      text: readFileSync(join(folder, market, name), 'utf8'),
    }));

/** Reads the files `<market>/<chapter>.tsv` of a folder, in name order. */
export function readLineGoodsTexts(folder: string): LineGoodsText[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .flatMap((market) => readMarket(folder, market));
}

/** Reads a file of goods by line: per row a code, a tab and a description. Skips blank lines. */
export function readLineGoods(text: string): LineGoods[] {
  return text.split('\n').flatMap((content, at) => {
    if (content.trim() === '') return [];
    const [code = '', description = ''] = content.split('\t');
    return [{ line: at + 1, code, description: description.trim() }];
  });
}

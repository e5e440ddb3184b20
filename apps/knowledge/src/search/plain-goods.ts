import { BASE_LANGUAGES, type BaseLanguage } from '@svc/knowledge/base/entries';
import type { Glossary } from '@svc/text-model/glossary';
import { readFileSync } from 'node:fs';
import type { BaseLine } from './base-lines.ts';
import { indexLines } from './base-search.ts';

/** Common goods in each language; written independently of the base, which never copies them. */
export interface PlainGoods extends Readonly<Record<BaseLanguage, string>> {
  /** Six digits. */
  readonly code: string;
}

export interface PlainShare {
  readonly language: BaseLanguage;
  readonly goods: number;
  /** Goods whose subheading is first, and among the first five. */
  readonly first: number;
  readonly five: number;
}

const FIRST = 5;
const FILE = new URL('../../data/plain-goods.jsonl', import.meta.url);

export function readPlainGoods(): PlainGoods[] {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as PlainGoods);
}

export function measurePlainGoods(
  lines: readonly BaseLine[],
  glossary: Glossary,
  goods: readonly PlainGoods[],
): PlainShare[] {
  const search = indexLines(lines, glossary);

  return BASE_LANGUAGES.map((language) => {
    const ranks = goods.map((item) =>
      search.find(item[language], FIRST).findIndex(({ code }) => code === item.code),
    );

    return {
      language,
      goods: goods.length,
      first: ranks.filter((rank) => rank === 0).length,
      five: ranks.filter((rank) => rank >= 0).length,
    };
  });
}

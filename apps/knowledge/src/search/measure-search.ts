import { BASE_LANGUAGES, type BaseLanguage } from '@svc/knowledge/base/entries';
import { seededOrder } from '@svc/text-model/fit/seeded-order';
import type { Glossary } from '@svc/text-model/glossary';
import type { BaseLine } from './base-lines.ts';
import { indexLines } from './base-search.ts';

/** Search quality of names, each without its own line. */
export interface SearchShare {
  readonly language: BaseLanguage | 'all';
  readonly names: number;
  /** Names whose subheading is among the first three results. */
  readonly subheading: number;
  /** Names whose heading is among the first three results. */
  readonly heading: number;
}

export interface Sample {
  readonly size: number;
  readonly seed: number;
}

const FIRST = 3;

interface Asked {
  readonly language: BaseLanguage;
  readonly hasSubheading: boolean;
  readonly hasHeading: boolean;
}

function shareOf(language: SearchShare['language'], asked: readonly Asked[]): SearchShare {
  return {
    language,
    names: asked.length,
    subheading: asked.filter(({ hasSubheading }) => hasSubheading).length,
    heading: asked.filter(({ hasHeading }) => hasHeading).length,
  };
}

/** Searches for a seeded sample of names; returns results by language, total last. */
export function measureSearch(
  lines: readonly BaseLine[],
  glossary: Glossary,
  { size, seed }: Sample,
): SearchShare[] {
  const search = indexLines(lines, glossary);
  const names = lines.flatMap((line, at) => (line.kind === 'name' ? [{ line, at }] : []));
  const order = seededOrder(names.length, seed).slice(0, size);
  const asked = Array.from(order, (place) => names[place]).flatMap((name): Asked[] => {
    if (!name) return [];
    const { code, language, text } = name.line;
    const hits = search.find(text, FIRST, [name.at]);
    const hasHeading = hits.some((hit) => hit.code.startsWith(code.slice(0, 4)));
    return [{ language, hasSubheading: hits.some((hit) => hit.code === code), hasHeading }];
  });

  return [
    ...BASE_LANGUAGES.map((language) =>
      shareOf(
        language,
        asked.filter((one) => one.language === language),
      ),
    ),
    shareOf('all', asked),
  ];
}

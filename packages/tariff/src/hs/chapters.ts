import { dataLines } from '../data-lines.ts';
import type { Market } from '../market.ts';

/** Chapter that the Harmonized System reserves for future use. */
export const RESERVED_CHAPTER = 77;

const TITLES = new Map(
  dataLines('chapter-titles.tsv')
    .map((line) => line.split('\t'))
    .map(([chapter = '', market = '', en = '', vi = '']) => [chapter + market, { en, vi }]),
);

export function chapterTitle(chapter: number, market: Market, language: 'en' | 'vi'): string | undefined {
  return (TITLES.get(String(chapter)) ?? TITLES.get(`${chapter}${market}`))?.[language];
}

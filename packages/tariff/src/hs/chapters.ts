import { readFileSync } from 'node:fs';
import type { Market } from '../market.ts';

/** Chapter that the Harmonized System reserves for future use. */
export const RESERVED_CHAPTER = 77;

const FILE = new URL('../../data/chapter-titles.tsv', import.meta.url);
const TITLES = new Map(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([chapter = '', market = '', en = '', vi = '']) => [chapter + market, { en, vi }]),
);

export function chapterTitle(chapter: number, market: Market, language: 'en' | 'vi'): string | undefined {
  return (TITLES.get(String(chapter)) ?? TITLES.get(`${chapter}${market}`))?.[language];
}

import { readFileSync } from 'node:fs';

const PAGE_HEAD = /Harmonized Tariff Schedule|Annotated for Statistical/;
const CODE = /(?<![\d.])\d{4}(?:\.\d{2}(?:\.\d{2}(?:\.?\d{2}){0,2})?)?(?![\d.]*\d)/g;

export function readChapter99(path: string): readonly string[] {
  return readFileSync(path, 'latin1')
    .split('\n')
    .filter((line) => !PAGE_HEAD.test(line));
}

/**
 * Codes in a passage, from the first line with `start` to the next one with `end`, without chapters 98, 99 and years.
 * `headings` includes four-digit codes, which are quantities in other passages.
 */
export function codesBetween(
  lines: readonly string[],
  {
    start,
    end,
    headings = false,
  }: { readonly start: string; readonly end: string; readonly headings?: boolean },
): ReadonlySet<string> {
  const from = lines.findIndex((line) => line.includes(start));
  const to = lines.findIndex((line, at) => at > from && line.includes(end));
  if (from < 0 || to < 0) throw new Error(`no passage from "${start}" to "${end}"`);

  const codes = lines
    .slice(from, to)
    .flatMap((line) => line.match(CODE) ?? [])
    .map((code) => code.replaceAll('.', ''));
  return new Set(codes.filter((code) => (headings || code.length > 4) && !/^9[89]|^20[12]\d$/.test(code)));
}

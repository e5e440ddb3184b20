import { BASE_LANGUAGES } from '@svc/knowledge/base/entries';
import { headingTitles } from '@svc/knowledge/base/heading-titles';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';

/** Language of each market's schedule; texts of the Harmonized System in that language would only repeat it. */
export const SCHEDULE_LANGUAGE: Readonly<Record<Market, string>> = { US: 'en', EU: 'en', VN: 'vi' };

/** Adds our titles of headings, in languages other than the market's, to texts by digits. */
export function withHeadingTitles(
  texts: ReadonlyMap<string, string>,
  market: Market,
): ReadonlyMap<string, string> {
  const languages = BASE_LANGUAGES.filter((language) => language !== SCHEDULE_LANGUAGE[market]);
  const all = new Map(texts);
  for (const [heading, titles] of headingTitles()) {
    const own = languages.map((language) => titles[language]);
    all.set(heading, [...own, all.get(heading) ?? ''].join('\n').trimEnd());
  }
  return all;
}

const HS_DIGITS = [2, 4, 6] as const;

/**
 * Additional search text of lines: texts of the Harmonized System in other languages, each at the first line that
 * contains its code, and the English text that a Vietnamese line may have.
 */
export function extraTextOf(
  lines: readonly ScheduleLine[],
  hs6Texts: ReadonlyMap<string, string>,
): (line: ScheduleLine) => string {
  return (line) => {
    const english = line.extra['text_en'];
    const own = typeof english === 'string' ? [english] : [];
    return [...own, ...harmonizedTexts(lines, line, hs6Texts)].join('\n');
  };
}

function harmonizedTexts(
  lines: readonly ScheduleLine[],
  line: ScheduleLine,
  hs6Texts: ReadonlyMap<string, string>,
): readonly string[] {
  const digits = line.codeDigits;
  if (digits === null || hs6Texts.size === 0) return [];

  const above = digitsAbove(lines, line);
  return HS_DIGITS.filter((count) => count > above && count <= digits.length).flatMap(
    (count) => hs6Texts.get(digits.slice(0, count)) ?? [],
  );
}

function digitsAbove(lines: readonly ScheduleLine[], line: ScheduleLine): number {
  for (let parent = line.parent; parent !== null; parent = lines[parent]?.parent ?? null) {
    const digits = lines[parent]?.codeDigits;
    if (typeof digits === 'string') return digits.length;
  }
  return 0;
}

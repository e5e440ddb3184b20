import type { Ruling } from '@svc/domain/rulings/ruling';
import type { CurrentCode, FoundRuling } from '@svc/domain/rulings/ruling-reader';

const HS6_DIGITS = 6;

const hs6Of = (digits: string): string | null =>
  digits.length < HS6_DIGITS ? null : digits.slice(0, HS6_DIGITS);

function head(ruling: Omit<Ruling, 'text'>) {
  return {
    number: ruling.number,
    source: ruling.source,
    market: ruling.market,
    title: ruling.title,
    date: ruling.date,
    codes: ruling.codes.map((entry) => entry.code),
    hs6: hs6Of(ruling.codes[0]?.codeDigits ?? ''),
    url: ruling.url,
  };
}

export function rulingHit(ruling: FoundRuling) {
  return { ...head(ruling), text_excerpt: ruling.excerpt, score: ruling.score };
}

export function rulingDetail(ruling: Ruling, current: readonly CurrentCode[], disclaimer: string) {
  return {
    ...head(ruling),
    text: ruling.text,
    origin: ruling.origin,
    current_codes: current.map(({ code, declarable, version, successor }) => ({
      code,
      declarable,
      version,
      successor,
    })),
    disclaimer,
  };
}

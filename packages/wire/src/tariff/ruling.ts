import type { Ruling } from '@svc/domain/rulings/ruling';
import type { CurrentCode, FoundRuling } from '@svc/domain/rulings/ruling-reader';

function head(ruling: Omit<Ruling, 'text'>) {
  return {
    number: ruling.number,
    source: ruling.source,
    market: ruling.market,
    title: ruling.title,
    date: ruling.date,
    codes: ruling.codes.map((entry) => entry.code),
    hs6: ruling.codes[0]?.codeDigits.slice(0, 6) ?? null,
    url: ruling.url,
  };
}

/** A ruling as a search answers it. */
export function rulingHit(ruling: FoundRuling) {
  return { ...head(ruling), text_excerpt: ruling.excerpt, score: ruling.score };
}

/** A whole ruling, with where its codes stand today. */
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

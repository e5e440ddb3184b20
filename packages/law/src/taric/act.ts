const COPY = /^(Reg|Dec) (\d+)\/(\d+)$/;
const WORKBOOK = /^([RD])0*(\d+)\/(\d{2})$/;
const FIRST_WITH_YEAR_FIRST = 2015;
const CENTURY = 60;

export interface Act {
  readonly title: string;
  readonly url: string;
}

/** Reads an act in TARIC notation: `Reg 2025/1926`, `Reg 978/2012`, `R1926/25`; other texts are unchanged. */
export function readAct(text: string | null): Act {
  const found = partsOf(text ?? '');
  if (found === null)
    return { title: text ?? 'TARIC', url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/' };
  const { kind, year, number } = found;
  const word = kind === 'R' ? 'Regulation' : 'Decision';
  const title =
    year >= FIRST_WITH_YEAR_FIRST ? `${word} (EU) ${year}/${number}` : `${word} (EU) No ${number}/${year}`;
  const celex = `3${year}${kind}${String(number).padStart(4, '0')}`;
  return { title, url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}` };
}

function partsOf(text: string) {
  const [, letter = '', digits, short] = WORKBOOK.exec(text) ?? [];
  if (short !== undefined) return { kind: letter, year: fullYear(Number(short)), number: Number(digits) };
  const [, word, one = '', other = ''] = COPY.exec(text) ?? [];
  if (word === undefined) return null;
  const [year, serial] = isYearFirst(one) ? [one, other] : [other, one];
  return { kind: word.charAt(0), year: Number(year), number: Number(serial) };
}

function fullYear(short: number): number {
  return short + (short < CENTURY ? 2000 : 1900);
}

// Before 2015 the year came last.
function isYearFirst(text: string): boolean {
  return text.length === 4 && Number(text) >= FIRST_WITH_YEAR_FIRST && Number(text) < 2100;
}

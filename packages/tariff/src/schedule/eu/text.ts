import { textOrNull } from '../plain-text.ts';

const DAY_FIRST = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/;
const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T|$)/;
const RAISED: Readonly<Record<string, string>> = digitsTo('⁰¹²³⁴⁵⁶⁷⁸⁹', { '-': '⁻', '+': '⁺' });
const LOWERED: Readonly<Record<string, string>> = digitsTo('₀₁₂₃₄₅₆₇₈₉', { n: 'ₙ' });
const SIGNS: Readonly<Record<string, string>> = { x: '×', o: '°' };
const MARK_UP = /[|$@!_]/;

/** Text of a TARIC cell with its type-setting marks resolved (`|` no-break space, `$` raised, `@` lowered, `!x!` ×, `!o!` °, `!1!` line break); null when empty. */
export function taricText(cell: unknown): string | null {
  if (typeof cell !== 'string' || !MARK_UP.test(cell)) return textOrNull(cell);

  return textOrNull(
    cell
      .replaceAll('|', ' ')
      .replace(/!([a-z\d])!/g, (_mark, sign: string) => SIGNS[sign] ?? ' ')
      .replace(/\$([-+\d])/g, (_mark, character: string) => RAISED[character] ?? character)
      .replace(/@(\w)/g, (_mark, character: string) => LOWERED[character] ?? character)
      .replace(/_([^\s_]+)_/g, '$1'),
  );
}

/** A date written `31-12-2030` or in ISO form as ISO text; null for an empty cell and for anything else. */
export function isoDateOrNull(cell: unknown): string | null {
  const text = textOrNull(cell) ?? '';
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  return ISO_DATE.exec(text)?.[1] ?? null;
}

function digitsTo(digits: string, others: Readonly<Record<string, string>>): Record<string, string> {
  return { ...Object.fromEntries(Array.from(digits, (sign, digit) => [String(digit), sign])), ...others };
}

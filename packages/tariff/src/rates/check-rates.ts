import type { Market } from '../market.ts';
import type { ScheduleLine } from '../schedule/line.ts';
import { parseRate, parseSpecial } from './parse-rate.ts';
import type { UnreadRate } from './rate.ts';

export type RatedLine = Pick<ScheduleLine, 'code' | 'dutyRate' | 'specialRate' | 'column2Rate' | 'extra'>;

/**
 * A rate text that failed to parse: its column, where parsing stopped, the first line with it and the number of lines.
 */
export interface UnreadText {
  readonly column: string;
  readonly text: string;
  readonly at: string;
  readonly code: string | null;
  readonly lines: number;
}

interface RateCheck {
  readonly texts: number;
  readonly read: number;
  readonly unread: readonly UnreadText[];
}

interface Seen {
  readonly column: string;
  readonly text: string;
  readonly code: string | null;
  lines: number;
}

const EXTRA_RATES = ['vat', 'special_consumption', 'export'];

export function checkRates(market: Market, lines: readonly RatedLine[]): RateCheck {
  const seen = new Map<string, Seen>();
  for (const line of lines) {
    for (const [column, text] of textsOf(market, line)) {
      const key = `${column}\n${text}`;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { column, text, code: line.code, lines: 1 });
      else known.lines += 1;
    }
  }

  const unread = [...seen.values()].flatMap((text) => {
    const failed = readingOf(market, text);
    return failed === null ? [] : [{ ...text, at: failed.at }];
  });

  return { texts: seen.size, read: seen.size - unread.length, unread };
}

function textsOf(market: Market, line: RatedLine): readonly (readonly [string, string])[] {
  const columns: readonly (readonly [string, unknown])[] = [
    ['general', line.dutyRate],
    ['special', line.specialRate],
    ['column2', line.column2Rate],
    ...(market === 'VN' ? extraTexts(line.extra) : []),
  ];

  return columns.flatMap(([column, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [[column, text] as const] : [],
  );
}

function extraTexts(extra: RatedLine['extra']): readonly (readonly [string, unknown])[] {
  const agreements: unknown = extra['agreements'];
  const ofAgreements =
    typeof agreements === 'object' && agreements !== null ? Object.entries(agreements) : [];
  return [...EXTRA_RATES.map((column) => [column, extra[column]] as const), ...ofAgreements];
}

function readingOf(market: Market, { column, text }: Seen): UnreadRate | null {
  const read = column === 'special' ? parseSpecial(text, market) : parseRate(text, market);
  return 'kind' in read && read.kind === 'unread' ? read : null;
}

import type { QuotaRate, Rate, UnreadRate } from './rate.ts';

const NUMBER = /^(\d{1,4})(?:[.,](\d{1,4}))?%?$/;
const QUOTA = /^(.+?) \(NHN: (.+)\)$/;
const EXCLUDING = /^(\S+?)\s?\(-([A-Z]{2}(?:, ?[A-Z]{2})*)[, ]*\)(\(GIC\))?$/;
const KAESONG = /^(\S+?)\s?\(GIC\)$/;
const MEXICO = /^(.+); M: (.+)$/;
const DATED = /^(\S+?)%\. Từ ngày (\d{2})\/(\d{2})\/(\d{4}) áp dụng mức thuế suất (\S+?)%\.$/;
const CASES = /\/(?![^(]*\))/;
const FREE = /^(?:free|miễn thuế)$/i;

/**
 * Parses a cell of Vietnam's tariff: a number is a percentage, `a/b` rates by case, `*` not granted, `Q` within a quota
 * only, `(-KH)` not for goods of Cambodia, `(NHN: b)` beyond the quota, `; M:` for Mexico.
 */
export function parseVnRate(text: string): Rate | UnreadRate {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  return readWhole(plain) ?? { kind: 'unread', text: plain, at: plain };
}

function readWhole(text: string): Rate | null {
  return readDated(text) ?? readMexico(text) ?? readCases(text);
}

function readDated(text: string): Rate | null {
  const [found, first = '', day, month, year, second = ''] = DATED.exec(text) ?? [];
  const [rate, later] = [readCase(first), readCase(second)];
  if (found === undefined || rate === null || later === null) return null;
  return { kind: 'dated', rate, from: `${year}-${month}-${day}`, later };
}

function readMexico(text: string): Rate | null {
  const [found, first = '', second = ''] = MEXICO.exec(text) ?? [];
  const [rate, other] = [readCases(first), readCases(second)];
  if (found === undefined || rate === null || other === null) return null;
  return { kind: 'by_origin', rate, others: [{ origin: 'MX', rate: other }] };
}

function readCases(text: string): Rate | null {
  const quota = readQuota(text);
  if (quota !== null) return quota;

  const cases = text.split(CASES);
  const rates = cases.map((each) => readCase(each.trim())).filter((rate) => rate !== null);
  if (rates.length !== cases.length) return null;

  const [only] = rates;

  return rates.length === 1 && only !== undefined ? only : { kind: 'alternatives', rates };
}

function readQuota(text: string): QuotaRate | null {
  if (text === 'Q') return { kind: 'quota', within: null, beyond: null };
  const [found, first = '', second = ''] = QUOTA.exec(text) ?? [];
  const [within, beyond] = [readCase(first), readCase(second)];
  return found === undefined || within === null || beyond === null ? null : { kind: 'quota', within, beyond };
}

function readCase(text: string): Rate | null {
  if (text === '*') return { kind: 'not_granted' };
  if (FREE.test(text)) return { kind: 'free', condition: null };
  return readExcluding(text) ?? readNumber(text);
}

function readExcluding(text: string): Rate | null {
  const [found, number = '', origins = '', complex] = EXCLUDING.exec(text) ?? [];
  if (found === undefined) return readKaesong(text);
  const rate = readNumber(number);
  if (rate === null) return null;
  return { kind: 'excluding', rate, origins: origins.split(/, ?/), kaesong: complex !== undefined };
}

function readKaesong(text: string): Rate | null {
  const rate = readNumber(KAESONG.exec(text)?.[1] ?? '');
  return rate === null ? null : { kind: 'excluding', rate, origins: [], kaesong: true };
}

function readNumber(text: string): Rate | null {
  const [found, whole = '0', part] = NUMBER.exec(text) ?? [];
  if (found === undefined) return null;
  return { kind: 'ad_valorem', pct: part === undefined ? whole : `${whole}.${part}`, basis: null };
}

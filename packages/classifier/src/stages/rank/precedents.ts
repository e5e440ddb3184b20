import { codeDigits, hs6 } from '@svc/tariff/code';
import type { CitedPrecedent } from '../../classification.ts';
import type { Precedent } from '../../ports.ts';

const DECISION_KEY_CHARS = 16;

const keyOf = (precedent: Precedent, place: number): string =>
  precedent.rulingNumber === null
    ? `${precedent.source}:${(codeDigits(precedent.code) ?? '').slice(0, DECISION_KEY_CHARS)}:${place + 1}`
    : `${precedent.source}:${precedent.rulingNumber}`;

const clamp = (similarity: number): number => Math.min(1, Math.max(0, similarity));

/** Precedents on the same six digits as a line, the nearest first. */
export function precedentsOf(precedents: readonly Precedent[], digits: string): CitedPrecedent[] {
  const subheading = hs6(digits);
  return precedents
    .map((precedent, place) => ({
      key: keyOf(precedent, place),
      source: precedent.source,
      ruling_number: precedent.rulingNumber,
      date: precedent.date,
      code: precedent.code,
      hs6: hs6(precedent.code) ?? '',
      title: precedent.title,
      similarity: clamp(precedent.similarity),
      same_code: codeDigits(precedent.code) === digits,
      url: precedent.url,
    }))
    .filter((precedent) => subheading !== null && precedent.hs6 === subheading)
    .sort((a, b) => b.similarity - a.similarity);
}

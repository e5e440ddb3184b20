import type { Precedent } from '@svc/domain/rulings/precedent';
import { codeDigits, hs6 } from '@svc/tariff/code';
import { sameWords } from '@svc/tariff/search/same-words';
import type { CitedPrecedent } from '../../classification.ts';
import { BOUNDS } from '../../scoring.ts';

const DECISION_KEY_CHARS = 16;

export const precedentKey = (precedent: Precedent, place: number, all: readonly Precedent[]): string => {
  const { source, rulingNumber, date } = precedent;
  if (rulingNumber === null)
    return `${source}:${(codeDigits(precedent.code) ?? '').slice(0, DECISION_KEY_CHARS)}:${place + 1}`;
  // Notice numbers restart each year.
  const isGivenAgain = all.some((other) => other !== precedent && other.rulingNumber === rulingNumber);
  return isGivenAgain ? `${source}:${rulingNumber}:${date ?? place + 1}` : `${source}:${rulingNumber}`;
};

const clamp = (similarity: number): number => Math.min(1, Math.max(0, similarity));

/** Citable precedents with the line's six digits, nearest first. */
export function precedentsOf(cited: readonly Precedent[], digits: string): CitedPrecedent[] {
  const subheading = hs6(digits);

  return cited
    .map((precedent, place) => ({
      key: precedentKey(precedent, place, cited),
      source: precedent.source === 'ruling' ? ('ruling' as const) : ('decision' as const),
      ruling_number: precedent.rulingNumber,
      date: precedent.date,
      code: precedent.code,
      hs6: hs6(precedent.code) ?? '',
      title: precedent.title,
      similarity: clamp(precedent.similarity),
      same_code: codeDigits(precedent.code) === digits,
      url: precedent.url,
    }))
    .filter((precedent) => subheading !== null && precedent.hs6 === subheading && isNear(precedent))
    .sort((a, b) => b.similarity - a.similarity);
}

export function isNear({ similarity }: Pick<Precedent, 'similarity'>): boolean {
  return similarity >= BOUNDS.precedentSimilarity;
}

/** Code digits of precedents on the same kind of goods, nearest first. */
export function nearCodes(precedents: readonly Precedent[]): readonly string[] {
  const near = precedents.filter(isNear).toSorted((a, b) => b.similarity - a.similarity);
  return [...new Set(near.map(({ code }) => codeDigits(code) ?? ''))].filter((digits) => digits !== '');
}

/** Bonus of a precedent on the same product: outweighs text and materials together. */
const SAME_PRODUCT = 3;

/** Evidence of a ruling: 0 up to the similar-goods threshold, 1 for identical text, up to 4 for the same product. */
function rulingEvidence(similarity: number): number {
  const near = BOUNDS.precedentSimilarity;
  const likeness = (clamp(similarity) - near) / (1 - near);
  const sameness = (clamp(similarity) - BOUNDS.sameProduct) / (1 - BOUNDS.sameProduct);
  return Math.max(0, likeness) + SAME_PRODUCT * Math.max(0, sameness);
}

/** Minimum similarity for own decisions and codes to vote; each `VOTE_SPAN` above it multiplies a vote by `e`. */
const VOTE_FROM = 0.6;
const VOTE_SPAN = 0.1;

const votesOf = (precedents: readonly Precedent[]): number =>
  precedents.reduce((sum, { similarity }) => sum + Math.exp((clamp(similarity) - VOTE_FROM) / VOTE_SPAN), 0);

/**
 * Evidence of precedents for their common code: the nearest ruling, or the sum of the company's decisions and codes.
 */
export function precedentEvidence(precedents: readonly Precedent[]): number {
  const rulings = precedents.filter(({ source }) => source === 'ruling');
  const own = precedents.filter(({ source }) => source !== 'ruling');
  const ruled = Math.max(0, ...rulings.map(({ similarity }) => rulingEvidence(similarity)));
  return Math.max(ruled, Math.log1p(votesOf(own)));
}

export function evidenceUnder(precedents: readonly Precedent[], digits: string): number {
  return precedentEvidence(precedents.filter(({ code }) => (codeDigits(code) ?? '').startsWith(digits)));
}

/** Digits of the latest decision on the identical description; null if there is none. */
export function fixedDigits(precedents: readonly Precedent[], description: string): string | null {
  const own = sameWords(description);
  const settled = precedents.find(({ source, title }) => source === 'decision' && sameWords(title) === own);
  return settled === undefined ? null : codeDigits(settled.code);
}

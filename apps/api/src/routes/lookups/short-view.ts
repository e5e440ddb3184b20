import type { lookupDetail } from '@svc/wire/lookups/lookup-detail';

/** Maximum bytes of a lookup in the short view; only input or notes can exceed it. */
export const SHORT_VIEW_MAX_BYTES = 12_000;

const ALTERNATIVES = 4;
const ALTERNATIVES_MIN = 1;
const SNIPPET_CHARS = 120;

type Detail = ReturnType<typeof lookupDetail>;
type Result = Exclude<Detail['result'], Readonly<Record<string, never>>>;
type Candidate = Result['alternatives'][number];

/** Reductions applied in order until the response fits, least important data first. */
const REDUCTIONS: readonly ((result: Result) => Result)[] = [
  (result) => withAlternatives(result, ALTERNATIVES),
  (result) => ({ ...result, alternatives: result.alternatives.map(withoutOrigins) }),
  (result) => ({ ...result, sources: result.sources.map(withShortSnippet) }),
  (result) => ({ ...result, alternatives: result.alternatives.map(withoutDuties) }),
  (result) => withAlternatives(result, ALTERNATIVES - 1),
  (result) => withAlternatives(result, ALTERNATIVES - 2),
  (result) => withAlternatives(result, ALTERNATIVES_MIN),
];

/** A lookup with all API fields in at most `SHORT_VIEW_MAX_BYTES`: fewer alternatives and details. */
export function shortView(detail: Detail): Detail {
  if (!isAnswered(detail.result)) return detail;

  let result = detail.result;
  for (const reduce of REDUCTIONS) {
    result = reduce(result);
    if (Buffer.byteLength(JSON.stringify({ ...detail, result })) <= SHORT_VIEW_MAX_BYTES) break;
  }

  return { ...detail, result };
}

function isAnswered(result: Detail['result']): result is Result {
  return 'alternatives' in result;
}

/** Returns the first alternatives and the sources that the remaining lines cite. */
function withAlternatives(result: Result, count: number): Result {
  const alternatives = result.alternatives.slice(0, count);
  const shown = result.recommended === null ? alternatives : [result.recommended, ...alternatives];
  const cited = new Set(shown.flatMap(({ citations }) => citations));

  return { ...result, alternatives, sources: result.sources.filter(({ key }) => cited.has(key)) };
}

function withoutOrigins(candidate: Candidate): Candidate {
  const brief = (entries: Candidate['duty']['additional']) =>
    entries.map((entry) => ({ ...entry, legal_basis: null, url: null }));
  const { duty } = candidate;
  return {
    ...candidate,
    duty: { ...duty, additional: brief(duty.additional), may_apply: brief(duty.may_apply) },
  };
}

function withoutDuties(candidate: Candidate): Candidate {
  return { ...candidate, duty: { ...candidate.duty, additional: [], may_apply: [] } };
}

function withShortSnippet<T extends { readonly snippet: string }>(source: T): T {
  const { snippet } = source;
  return snippet.length <= SNIPPET_CHARS
    ? source
    : { ...source, snippet: `${snippet.slice(0, SNIPPET_CHARS)}…` };
}

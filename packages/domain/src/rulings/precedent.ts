/** A ruling, an earlier decision or a catalog code on similar goods; catalog codes are evidence and never cited. */
export interface Precedent {
  readonly source: 'ruling' | 'decision' | 'catalog';
  readonly rulingNumber: string | null;
  readonly date: string | null;
  readonly code: string;
  readonly title: string;
  /** 0 to 1. */
  readonly similarity: number;
  /** True if only letters were compared because the search index was missing. */
  readonly isByLetters?: boolean;
  readonly url: string | null;
}

/** Finds precedents; an installation without rulings returns an empty list. */
export interface PrecedentSource {
  find(text: string, limit: number): Promise<readonly Precedent[]>;
}

export const NO_PRECEDENTS: PrecedentSource = { find: () => Promise.resolve([]) };

/** Numbers terms in order of first occurrence; sorts them once at the end. */
export interface TermDictionary {
  idOf(term: string): number;
  size(): number;
  sorted(): { terms: string[]; rankOf: Uint32Array };
}

export function termDictionary(): TermDictionary {
  const ids = new Map<string, number>();

  return {
    idOf(term) {
      const known = ids.get(term);
      if (known !== undefined) return known;
      ids.set(term, ids.size);
      return ids.size - 1;
    },
    size: () => ids.size,
    sorted() {
      const terms = [...ids.keys()].toSorted((left, right) => (left < right ? -1 : 1));
      const rankOf = new Uint32Array(terms.length);
      terms.forEach((term, rank) => {
        rankOf[ids.get(term) ?? 0] = rank;
      });

      return { terms, rankOf };
    },
  };
}

/** Bit mask of a term's letters a–z; digits and signs share the bits above. */
export function letterMask(term: string): number {
  let mask = 0;
  for (let at = 0; at < term.length; at += 1) {
    const place = term.charCodeAt(at) - 97;
    mask |= 1 << (place >= 0 && place < 26 ? place : 26 + (term.charCodeAt(at) % 5));
  }

  return mask >>> 0;
}

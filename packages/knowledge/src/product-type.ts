export interface ProductType {
  readonly name: string;
  readonly category: string;
  /** Four to six digits each, likeliest first; a hint for the ranking, never a decision. */
  readonly headings: readonly string[];
  /** English names, the first being `name`. */
  readonly terms: readonly string[];
}

export interface NamedProduct {
  readonly name: string;
  readonly type: ProductType;
}

/** Reads rows of category, headings (`6109 6110`) and names (`t-shirt|tee shirt`). */
export const productTypes = (rows: readonly (readonly string[])[]): readonly ProductType[] =>
  rows.map(([category = '', headings = '', names = '']) => {
    const terms = names.split('|');
    return { name: terms[0] ?? '', category, headings: headings.split(' '), terms };
  });

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

/** Reads rows of the form `6109 = t-shirt|tee shirt` into product types of one category. */
export function productTypes(category: string, rows: readonly string[]): readonly ProductType[] {
  return rows.map((row) => {
    const [headings = '', names = ''] = row.split(' = ');
    const terms = names.split('|');
    return { name: terms[0] ?? '', category, headings: headings.split(' '), terms };
  });
}

/**
 * Language-independent fields of the template's example rows. The US codes are in both the sample and the official
 * schedule.
 */
const EXAMPLE_FACTS = [
  { number: 1, origin: 'VN', sku: 'EXAMPLE-1', hts_code: '6109.10.00.12' },
  { number: 2, origin: 'CN', sku: 'EXAMPLE-2', hts_code: '' },
  { number: 3, origin: 'VN', sku: 'EXAMPLE-3', hts_code: '' },
] as const;

/** Maximum blanks added to an example's description; longer texts are not compared. */
const BLANKS_MAX = 50;

const WORD_FIELDS = ['description', 'material', 'use', 'composition', 'notes'] as const;

type WordField = (typeof WORD_FIELDS)[number];

type ExampleTextKey = `example_${(typeof EXAMPLE_FACTS)[number]['number']}_${WordField}`;

/** Fields that distinguish a product; absent ones are empty, the origin is a country code. */
export type ProductFields = Readonly<Record<WordField | 'origin', string>>;

export interface ExampleRow extends ProductFields {
  readonly sku: string;
  readonly hts_code: string;
}

export function exampleRows(text: (key: ExampleTextKey) => string): readonly ExampleRow[] {
  return EXAMPLE_FACTS.map(({ number, origin, sku, hts_code }) => ({
    description: text(`example_${number}_description`),
    material: text(`example_${number}_material`),
    use: text(`example_${number}_use`),
    composition: text(`example_${number}_composition`),
    origin,
    notes: text(`example_${number}_notes`),
    sku,
    hts_code,
  }));
}

/** Tests for example rows: all product fields are equal; item number and code are ignored. */
export function exampleTest(rows: readonly ProductFields[]): (product: ProductFields) => boolean {
  const byDescription = new Map<string, Set<string>>();
  for (const row of rows) {
    const description = fold(row.description);
    const known = byDescription.get(description) ?? new Set();
    byDescription.set(description, known.add(identity(row)));
  }

  const longest = Math.max(0, ...rows.map((row) => row.description.length + BLANKS_MAX));

  return (product) =>
    product.description.length <= longest &&
    (byDescription.get(fold(product.description))?.has(identity(product)) ?? false);
}

function identity(product: ProductFields): string {
  return JSON.stringify([...WORD_FIELDS.map((field) => fold(product[field])), product.origin]);
}

// Files and forms may change blanks and letter case.
function fold(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

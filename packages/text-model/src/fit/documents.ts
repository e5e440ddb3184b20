import { VECTOR_LENGTH, type FeatureVector } from '../feature-collector.ts';

/** A training product: its features and every correct class (several if a label is a heading). */
export interface TrainingDocument {
  readonly features: FeatureVector;
  readonly targets: readonly number[];
  readonly weight: number;
  /** True to retain all its features: a product name may be the only text with a word. */
  readonly isName?: boolean;
}

export interface IndexedDocument {
  readonly places: Int32Array;
  readonly values: Float32Array;
  readonly targets: readonly number[];
  readonly weight: number;
}

/** Features of a corpus by ascending hash, and its documents by feature index. */
export interface IndexedCorpus {
  readonly hashes: Uint32Array;
  /** Weight of each feature by its rarity among the documents, as in `LinearModel`. */
  readonly rarities: Uint8Array;
  readonly documents: readonly IndexedDocument[];
}

function countFeatures(documents: readonly TrainingDocument[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of documents) {
    for (const hash of features.hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  return counts;
}

/** Rarity in steps of a sixteenth of the natural logarithm: 13 for a word in one of half a million documents. */
const RARITY_STEPS = 16;
const RARITY_MAX = 255;

/** Inverse document frequency of a feature in `count` of `total` documents. */
function rarityOf(count: number, total: number): number {
  const rarity = Math.round(RARITY_STEPS * Math.log((total + 1) / (count + 0.5)));
  return Math.max(1, Math.min(RARITY_MAX, rarity));
}

function indexDocument(
  document: TrainingDocument,
  placeOf: ReadonlyMap<number, number>,
  rarities: Uint8Array,
): IndexedDocument {
  const { features, targets, weight } = document;
  const places: number[] = [];
  const values: number[] = [];
  features.hashes.forEach((hash, at) => {
    const place = placeOf.get(hash);
    if (place === undefined) return;
    places.push(place);
    values.push((features.values[at] ?? 0) * (rarities[place] ?? 0));
  });

  return { places: Int32Array.from(places), values: unitLength(values), targets, weight };
}

function unitLength(values: readonly number[]): Float32Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return Float32Array.from(values, (value) => (length > 0 ? (value / length) * VECTOR_LENGTH : 0));
}

/** Drops a random share of a document's features; returns the document itself if none would remain. */
export function dropFeatures(
  document: IndexedDocument,
  share: number,
  random: () => number,
): IndexedDocument {
  if (share === 0) return document;

  const { length } = document.places;
  const places = new Int32Array(length);
  const values = new Float32Array(length);
  let count = 0;
  let squares = 0;
  for (let at = 0; at < length; at += 1) {
    if (random() < share) continue;
    const value = document.values[at] ?? 0;
    places[count] = document.places[at] ?? 0;
    values[count] = value;
    squares += value * value;
    count += 1;
  }
  if (count === 0) return document;

  const scale = VECTOR_LENGTH / Math.sqrt(squares);
  for (let at = 0; at < count; at += 1) values[at] = (values[at] ?? 0) * scale;

  return { ...document, places: places.subarray(0, count), values: values.subarray(0, count) };
}

function featuresOfNames(documents: readonly TrainingDocument[]): Set<number> {
  const found = new Set<number>();
  for (const { features, isName } of documents) {
    if (isName === true) for (const hash of features.hashes) found.add(hash);
  }
  return found;
}

/** Indexes documents by the features that are in a name or in at least `minDocuments` documents. */
export function indexCorpus(documents: readonly TrainingDocument[], minDocuments: number): IndexedCorpus {
  const named = featuresOfNames(documents);
  const counts = countFeatures(documents);
  const kept = [...counts].filter(([hash, count]) => count >= minDocuments || named.has(hash));
  const hashes = Uint32Array.from(kept, ([hash]) => hash).sort();
  const rarities = Uint8Array.from(hashes, (hash) => rarityOf(counts.get(hash) ?? 0, documents.length));
  const placeOf = new Map(Array.from(hashes, (hash, place) => [hash, place]));

  return {
    hashes,
    rarities,
    documents: documents.map((document) => indexDocument(document, placeOf, rarities)),
  };
}

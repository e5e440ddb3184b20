import { FeatureCollector, type FeatureVector } from './feature-collector.ts';
import { addNotes } from './seller-notes.ts';
import { addText } from './text-features.ts';

/** A described product as the models read it; empty text means not given. */
export interface ProductText {
  readonly description: string;
  readonly material?: string;
  readonly composition?: string;
  readonly use?: string;
  readonly notes?: string;
}

/** Weight of a material, a composition or a use against the description's 1. */
const FACT_WEIGHT = 0.5;

/** Hashed words, word pairs, word pieces and head words of a product's texts. */
export function featuresOf(product: ProductText): FeatureVector {
  const into = new FeatureCollector();
  addText(product.description, 1, into);
  for (const fact of [product.material, product.composition, product.use]) {
    if (fact) addText(fact, FACT_WEIGHT, into);
  }
  if (product.notes) addNotes(product.notes, into);

  return into.vector();
}

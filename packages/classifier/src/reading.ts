import type { Attribute } from '@svc/knowledge/data/attributes';
import type { NamedProduct } from '@svc/knowledge/product-type';
import type { ProductText } from '@svc/text-model/features';
import type { Polarity } from './compare/negations.ts';
import type { Normalized } from './classification.ts';
import type { Answer } from './input.ts';
import type { Figures } from './stages/normalize/figures.ts';

export interface Reading {
  readonly normalized: Normalized;
  readonly product: ProductText;
  readonly answers: readonly Answer[];
  readonly facts: ReadonlyMap<Attribute, string>;
  /** Sizes, weights, powers and textile shares stated in the description. */
  readonly figures: Figures;
  readonly polarity: Polarity;
  readonly products: readonly NamedProduct[];
  /** Part of the description, in English, that names the product. */
  readonly head: string;
  /** Search text by leg; empty text skips the leg. */
  readonly queries: { readonly whole: string; readonly product: string };
  /** Index terms of the description with their weights, 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  readonly namesGoods: boolean;
  readonly isSet: boolean;
  /** Share of a foreign description translated into the schedule's language, 0 to 1. */
  readonly translated: number;
  /** Requested response language that is not supported; null otherwise. */
  readonly unsupportedLanguage: string | null;
}

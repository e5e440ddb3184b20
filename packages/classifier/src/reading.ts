import type { Attribute } from '@svc/knowledge/data/attributes';
import type { NamedProduct } from '@svc/knowledge/product-type';
import type { ProductText } from '@svc/text-model/features';
import type { Polarity } from './compare/negations.ts';
import type { Normalized } from './classification.ts';
import type { Answer } from './input.ts';
import type { Figures } from './stages/normalize/figures.ts';

/** A product description as the stages after `normalize` use it. */
export interface Reading {
  readonly normalized: Normalized;
  /** The texts as the fitted models read them, answers included. */
  readonly product: ProductText;
  readonly answers: readonly Answer[];
  /** Attributes known from the text or from answers. */
  readonly facts: ReadonlyMap<Attribute, string>;
  /** Sizes, weights, powers and shares of textile materials that the description states. */
  readonly figures: Figures;
  /** Affirmed and denied terms of the description. */
  readonly polarity: Polarity;
  /** Kinds of goods named, the goods themselves first. */
  readonly products: readonly NamedProduct[];
  /** The part of the description, in English, that names the goods themselves. */
  readonly head: string;
  /** Goods that these are for or go with: a weaker hint, as their heading may take parts and accessories. */
  readonly related: readonly NamedProduct[];
  /** Texts searched for, by leg; an empty text searches nothing. */
  readonly queries: { readonly whole: string; readonly product: string; readonly materialUse: string };
  /** Index terms of the description with how much each counts, 0 to 1. */
  readonly terms: ReadonlyMap<string, number>;
  readonly namesGoods: boolean;
  readonly isSet: boolean;
  /** Share of a foreign description that could be put into the schedule's language, 0 to 1. */
  readonly translated: number;
  /** Requested response language that is not supported; null when none was. */
  readonly unsupportedLanguage: string | null;
}

/** Weight of a term by the row that contains it, and the saturation of its count (BM25F). */
export interface FieldWeights {
  readonly own: number;
  /** Weight of the nearest ancestor with terms if a line's text has none (`Other`). */
  readonly inherited: number;
  readonly between: number;
  readonly heading: number;
  readonly chapter: number;
  readonly extra: number;
  readonly k1: number;
  /** Length normalisation of one row's text, 0 to 1. */
  readonly b: number;
}

/** Weights tuned on products of customs rulings: share of them whose heading is among the first 50 leaves. */
export const FIELD_WEIGHTS: FieldWeights = {
  own: 1,
  inherited: 0.8,
  between: 0.6,
  heading: 0.5,
  chapter: 0.2,
  extra: 0.4,
  k1: 1.2,
  b: 0.3,
};

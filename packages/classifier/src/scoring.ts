/** Sizes of the search. */
export const SEARCH = {
  /** Lines asked of each text leg. */
  legHits: 150,
  precedentHits: 12,
  /** Headings whose lines are all weighed. */
  headings: 12,
  /** Constant of reciprocal rank fusion; the usual 60 of the literature. */
  rrfConstant: 60,
  alternatives: 9,
  /** Lines that near precedents chose and that are kept among the alternatives wherever they rank. */
  precedentLines: 3,
} as const;

/**
 * Weights of the evidence for a heading, in log-odds for evidence of 1. Fitted as a conditional logit on the products
 * of customs rulings, their subject lines and shop titles of the US development sets (538 of 673 whose heading was
 * found), without precedents; `precedent` is set by hand, and `hint` below its fit of 3.2, as the lexicon was read
 * against the same sets.
 */
export const HEADING_WEIGHTS = {
  whole: 2.6,
  product: 0.7,
  rrf: 0.9,
  overlap: 0.7,
  hint: 3,
  precedent: 3,
  material: 1.5,
  construction: 1.8,
} as const;

/**
 * Weights of the evidence for one branch of the tree against its siblings, in log-odds for evidence of 1. Fitted on
 * the 2,180 partings on the way to the right lines of the same sets; `agreement` (fit 0.5, of too few
 * contradictions), `precedent`, `hint` and `answered` are set by hand.
 */
export const BRANCH_WEIGHTS = {
  named: 0.9,
  covered: 2.5,
  below: 1.2,
  agreement: 1,
  material: 0.8,
  precedent: 3,
  hint: 1.5,
  residual: 1.1,
  leaves: 0.65,
  answered: 8,
} as const;

/** What a legal note takes from a candidate's score: all but a trace when it rules the line out. */
export const LEGAL_PENALTIES = { excludes: 0.98, conditions: 0.25 } as const;

/** Bounds that verdicts, flags and questions go by; probabilities unless said otherwise. */
export const BOUNDS = {
  /** Share of the leader's probability from which another line is `possible`. */
  possibleShare: 0.2,
  /** Share of the leader's probability from which another line is a close alternative. */
  closeShare: 0.7,
  /** Share of the leader's probability from which a line is among the leading candidates. */
  leadingShare: 0.25,
  leadingMax: 8,
  /** Overlap of telling words below which nothing was found that names the goods. */
  overlapFloor: 0.12,
  /** Probability of one heading from which its lines differ only by facts. */
  settledHeading: 0.6,
  /** Bits that an answer must bring for a question to be asked, and to settle the code. */
  gainMin: 0.15,
  gainSettling: 0.5,
  questionsMax: 3,
  /** Similarity from which a precedent speaks of the same kind of goods. */
  precedentSimilarity: 0.5,
  /** Similarity above which a precedent is more and more on the very same product. */
  sameProduct: 0.9,
} as const;

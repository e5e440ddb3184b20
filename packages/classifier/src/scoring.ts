import type { Market } from '@svc/tariff/market';

/** Sizes of the search. */
export const SEARCH = {
  /** Lines asked of each text leg. */
  legHits: 40,
  precedentHits: 12,
  /** Subheadings asked of the text model. */
  predicted: 30,
  /** Subheadings whose lines are all weighed. */
  subheadings: 10,
  /** Share of the likeliest subheading's probability from which the lines of one that is not shown are weighed. */
  weighedShare: 0.01,
  /** Constant of reciprocal rank fusion; the usual 60 of the literature. */
  rrfConstant: 60,
  alternatives: 5,
  /** Subheadings of which the likeliest line is shown before further lines. */
  subheadingsShown: 5,
  /** Share of the likeliest subheading's probability from which another is shown before further lines. */
  shownShare: 0.01,
  /** Lines that near precedents chose and that are kept among the alternatives wherever they rank. */
  precedentLines: 2,
} as const;

/**
 * Weights of the evidence for a subheading, in log-odds for evidence of 1. Fitted as a conditional logit on held-out
 * labelled products that the text models had not seen (`npm run train -- ranker`), rounded towards each other where two
 * fits differ; `precedent`, `agreement` and `pathMaterial` are set by hand: a given fact must count also where few products
 * of those sets gave one.
 */
export const SUBHEADING_WEIGHTS = {
  predicted: 0.53,
  predictedHeading: 0.2,
  whole: 0.5,
  product: 0.6,
  rrf: -0.5,
  overlap: 0.25,
  named: 0.17,
  covered: 0.15,
  agreement: 0.5,
  pathMaterial: 0.9,
  figures: 5,
  residual: 0.3,
  hint: 0.5,
  namedHint: -1,
  precedent: 3,
  material: 0.65,
  construction: 0.6,
} as const;

/**
 * Weights of the evidence for one branch of the tree against its siblings, in log-odds for evidence of 1. Fitted on
 * the 2,180 partings on the way to the right lines of the same sets; `agreement` (fit 0.5, of too few
 * contradictions, and a line for women is wrong for men whatever its words), `precedent`, `hint` and `answered` are set by hand.
 */
export const BRANCH_WEIGHTS = {
  named: 0.9,
  covered: 2.5,
  below: 1.2,
  agreement: 2.5,
  material: 0.8,
  figures: 3,
  precedent: 3,
  hint: 1.5,
  residual: 1.1,
  leaves: 0.65,
  answered: 8,
} as const;

/**
 * Weight of a national model's log-odds beside those of the descent, by market: of nine weights from 0 to 1.6 what placed
 * held-out products best under their subheading.
 */
export const NATIONAL_WEIGHTS: Readonly<Record<Market, number>> = { US: 0.7, EU: 0.9, VN: 0.9 };

/** What a legal note takes from a candidate's score: all but a trace when it rules the line out. */
export const LEGAL_PENALTIES = { excludes: 0.98, conditions: 0.25 } as const;

/** Bounds that verdicts, flags and questions go by; probabilities unless said otherwise. */
export const BOUNDS = {
  /** Share of a text's features that the models must know for it to name anything. */
  knownShare: 0.1,
  /** Probability of all headings of a sample, together, below which the goods are taken not to be among its lines. */
  sampleShare: 0.25,
  /** Confidence of a line that was decided for the identical description. */
  settled: 0.98,
  /** Probability from which a text is taken to name no goods. */
  vague: 0.97,
  /** Probability of a subheading from which the fitted models alone are evidence for it. */
  predictedEvidence: 0.5,
  /** Share of the leader's probability from which another line is `possible`. */
  possibleShare: 0.2,
  /** Share of the leader's probability from which another line is a close alternative. */
  closeShare: 0.7,
  /** Share of the leader's probability from which a line is among the leading candidates. */
  leadingShare: 0.25,
  /** Probability of a heading from which a question may offer it beside that of the first line. */
  runningHeading: 0.1,
  /** Overlap of telling words below which nothing was found that names the goods. */
  overlapFloor: 0.12,
  /** Probability of one heading from which its lines differ only by facts. */
  settledHeading: 0.6,
  /** Bits that an answer must bring for a question to be asked, and to settle the code. */
  gainMin: 0.15,
  gainSettling: 0.5,
  /** Similarity from which a precedent speaks of the same kind of goods. */
  precedentSimilarity: 0.5,
  /** Similarity above which a precedent is more and more on the very same product. */
  sameProduct: 0.9,
} as const;

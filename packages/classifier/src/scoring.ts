export const SEARCH = {
  /** Maximum lines per text leg. */
  legHits: 40,
  precedentHits: 12,
  /** Maximum subheadings from the text model. */
  predicted: 30,
  /** Number of subheadings whose lines are all ranked. */
  subheadings: 10,
  /** Minimum probability, relative to the likeliest subheading, for ranking the lines of a hidden one. */
  weighedShare: 0.01,
  /** Constant of reciprocal rank fusion; 60 is usual in the literature. */
  rrfConstant: 60,
  alternatives: 5,
  /** Subheadings whose likeliest line is shown before further lines. */
  subheadingsShown: 5,
  /** Minimum probability, relative to the likeliest subheading, for showing another before further lines. */
  shownShare: 0.01,
  /** Lines from near precedents that remain alternatives at any rank. */
  precedentLines: 2,
} as const;

/** Thresholds for verdicts, flags and questions; probabilities unless stated otherwise. */
export const BOUNDS = {
  /** Minimum share of a text's features that the models must know. */
  knownShare: 0.1,
  /** Total probability of a sample's headings below which the sample is assumed not to have the goods. */
  sampleShare: 0.25,
  /** Confidence of a line decided earlier for the identical description. */
  settled: 0.98,
  /** Minimum probability at which a text counts as naming no goods. */
  vague: 0.97,
  /** Minimum probability at which the models alone are evidence for a subheading. */
  predictedEvidence: 0.5,
  /** Minimum probability of a `possible` line, relative to the leader. */
  possibleShare: 0.2,
  /** Minimum probability of a close alternative, relative to the leader. */
  closeShare: 0.7,
  /** Minimum probability of a leading candidate, relative to the leader. */
  leadingShare: 0.25,
  /** Minimum probability of a heading that a question offers besides the first line's. */
  runningHeading: 0.1,
  /** Overlap of distinctive terms below which no found line names the goods. */
  overlapFloor: 0.12,
  /** Minimum weight of a distinctive term. */
  tellingTerm: 0.5,
  /** Minimum probability of a heading at which only facts decide between its lines. */
  settledHeading: 0.6,
  /** Minimum information gain, in bits, to ask a question, and to decide the code. */
  gainMin: 0.15,
  gainSettling: 0.5,
  /** Minimum similarity of a precedent on the same kind of goods. */
  precedentSimilarity: 0.5,
  /** Similarity above which a precedent increasingly counts as the same product. */
  sameProduct: 0.9,
} as const;

/** Sizes of the search. */
export const SEARCH = {
  /** Maximum lines of each text leg. */
  legHits: 40,
  precedentHits: 12,
  /** Maximum subheadings of the text model. */
  predicted: 30,
  /** Subheadings whose lines are all weighed. */
  subheadings: 10,
  /** Share of the likeliest subheading's probability from which the lines of one that is not shown are weighed. */
  weighedShare: 0.01,
  /** Constant of reciprocal rank fusion; the usual 60 of the literature. */
  rrfConstant: 60,
  alternatives: 5,
  /** Subheadings whose likeliest line is shown before further lines. */
  subheadingsShown: 5,
  /** Share of the likeliest subheading's probability from which another is shown before further lines. */
  shownShare: 0.01,
  /** Lines chosen by near precedents that stay among the alternatives at any rank. */
  precedentLines: 2,
} as const;

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
  /** Minimum probability of a heading that a question may offer next to that of the first line. */
  runningHeading: 0.1,
  /** Overlap of distinctive terms below which nothing was found that names the goods. */
  overlapFloor: 0.12,
  /** Minimum weight of a term that distinguishes goods. */
  tellingTerm: 0.5,
  /** Probability of one heading from which its lines differ only by facts. */
  settledHeading: 0.6,
  /** Minimum bits of an answer for a question to be asked, and to settle the code. */
  gainMin: 0.15,
  gainSettling: 0.5,
  /** Similarity from which a precedent speaks of the same kind of goods. */
  precedentSimilarity: 0.5,
  /** Similarity above which a precedent is more and more on the very same product. */
  sameProduct: 0.9,
} as const;

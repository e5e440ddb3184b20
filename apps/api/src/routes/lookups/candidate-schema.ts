import type { CitedPrecedent, LegalFinding, LegalOutcome, Verdict } from '@svc/classifier/classification';
import * as v from '../../http/schema/index.ts';
import { DutySummarySchema } from './duty-schema.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const SCOPES = [
  'general_rule',
  'section',
  'chapter',
  'heading',
  'subheading',
] as const satisfies readonly LegalFinding['scope'][];
const EFFECTS = [
  'excludes',
  'includes',
  'defines',
  'conditions',
] as const satisfies readonly LegalFinding['effect'][];
const STANDINGS = ['clear', 'conditional', 'excluded'] as const satisfies readonly LegalOutcome['status'][];
const VERDICTS = ['recommended', 'possible', 'unlikely', 'excluded'] as const satisfies readonly Verdict[];
const SOURCES = ['ruling', 'decision'] as const satisfies readonly CitedPrecedent['source'][];

const share = (about?: string) => v.number({ min: 0, max: 1, ...(about === undefined ? {} : { about }) });

const scores = v.entity('CandidateScores', {
  bm25: share('Text search over the line'),
  vector: v.nullable(share('Score of the vector search; null if the search was lexical')),
  rrf: share('All searches fused'),
  overlap: share('Overlap of distinctive words with the line and the rows above it'),
  leaf_overlap: share('Distinctive words shared with the line itself'),
  attributes: share('Agreement of facts and materials'),
  tree: share('Probability within its heading'),
  cross: share('Nearest precedent'),
  final: share('Probability among all lines weighed'),
  legal: share('Share that remains after legal notes'),
});

export const LegalFindingSchema = v.entity('LegalFinding', {
  id: words(),
  scope: v.oneOf(SCOPES),
  reference: words('Place in the nomenclature'),
  effect: v.oneOf(EFFECTS),
  code: v.nullable(words()),
  text: words('In the answer language'),
});

const PrecedentSchema = v.entity('Precedent', {
  key: words('As used in `citations`'),
  source: v.oneOf(SOURCES),
  ruling_number: v.nullable(words()),
  date: v.nullable(words()),
  code: words(),
  hs6: words(),
  title: words(),
  similarity: share(),
  same_code: v.boolean(),
  url: v.nullable(words()),
});

export const CandidateSchema = v.entity('Candidate', {
  code: words('As the schedule writes it'),
  code_digits: words(),
  hs6: words(),
  hs6_display: words(),
  national_extension: words('Digits beyond the sixth'),
  description: words('Official text of the line'),
  full_description: words('Official text of the line with its parents'),
  duty_rate: v.nullable(words('As published')),
  retrieval_score: share(),
  scores,
  verdict: v.oneOf(VERDICTS),
  reasoning: words('In the answer language'),
  exclusion_reason: v.nullable(words('Why it ranks lower, in the language of the response')),
  citations: v.array(words(), { max: LIST_MAX, about: 'Keys of `sources`' }),
  signals: v.array(words(), { max: LIST_MAX, about: 'Evidence for and against the line, by stable names' }),
  legal: v.object({
    status: v.oneOf(STANDINGS),
    penalty: share(),
    findings: v.array(LegalFindingSchema, { max: LIST_MAX }),
  }),
  precedents: v.array(PrecedentSchema, { max: LIST_MAX, about: 'Precedents on the same six digits' }),
  duty: DutySummarySchema,
});

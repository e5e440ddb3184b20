import { CHECK_KEYS, FLAG_CODES, type RetrievalReport } from '@svc/classifier/classification';
import { LANGUAGES } from '@svc/i18n/language';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { ConfidenceByDigitsSchema, LIST_MAX, words } from './answer-fields.ts';
import { CandidateSchema, LegalFindingSchema } from './candidate-schema.ts';

const MODES = ['hybrid', 'lexical'] as const satisfies readonly RetrievalReport['mode'][];
const QUESTIONS_MAX = 3;
const LEG_NAME_MAX_CHARS = 40;
const texts = (about: string) => v.array(words(), { max: LIST_MAX, about });

export const ReviewFlagSchema = v.entity('ReviewFlag', { code: v.oneOf(FLAG_CODES), message: words() });

const question = v.entity('Question', {
  id: words('Unchanged in a rerun; answers refer to it as `question_id`'),
  attribute: words('Attribute in question'),
  text: words('In the answer language'),
  options: v.array(
    v.entity('QuestionOption', {
      value: words(),
      label: words(),
      codes: texts('Candidates that the option leaves'),
    }),
    { max: LIST_MAX },
  ),
  decides_between: texts('Candidates that the answer would separate'),
  answer: v.nullable(words('Value of the option that was chosen')),
});

const check = v.entity('Check', {
  key: v.oneOf(CHECK_KEYS),
  name: words(),
  ok: v.boolean(),
  detail: words(),
});

const source = v.entity('CitedSource', {
  key: words('As used in `citations`'),
  url: v.nullable(words()),
  title: words(),
  snippet: words(),
});

const dataset = v.entity('ResultDataset', {
  id: v.id(),
  market: v.oneOf(MARKETS),
  version: words(),
  name: words(),
  is_demo: v.boolean(),
  source_name: v.nullable(words()),
  source_url: v.nullable(words()),
});

const retrieval = v.entity('RetrievalReport', {
  mode: v.oneOf(MODES, { about: '`hybrid`: text and vector search; `lexical`: text alone' }),
  reason: v.nullable(words('Why the search was limited, in the language of the response')),
  reason_codes: texts('Stable names of the reasons'),
  embedded: v.integer({ min: 0, about: 'Schedule lines that had a vector' }),
  candidates: v.integer({ min: 0, about: 'Lines weighed' }),
  legs: v.record(v.nullable(v.integer({ min: 0 })), {
    max: LIST_MAX,
    keyMax: LEG_NAME_MAX_CHARS,
    about: 'Hits of each search; null for one that failed',
  }),
});

export const LookupResultSchema = v.entity('LookupResult', {
  status: v.oneOf(['proposed', 'needs_review', 'needs_info']),
  status_label: words(),
  lang: v.oneOf(LANGUAGES, { about: 'Answer language' }),
  recommended: v.nullable(CandidateSchema),
  tentative: v.boolean({ about: 'True if the recommended line is not proposed' }),
  confidence_by_digits: v.nullable(ConfidenceByDigitsSchema),
  alternatives: v.array(CandidateSchema, { max: LIST_MAX, about: 'Other candidates, best first' }),
  summary: words('In the answer language'),
  deciding_factors: texts('In the answer language'),
  uncertainties: texts('In the answer language'),
  questions: v.array(question, { max: QUESTIONS_MAX, about: 'The most telling first' }),
  flags: v.array(ReviewFlagSchema, { max: FLAG_CODES.length }),
  sources: v.array(source, { max: LIST_MAX }),
  checks: v.array(check, { max: CHECK_KEYS.length }),
  legal: v.array(LegalFindingSchema, { max: LIST_MAX }),
  dataset,
  retrieval,
  disclaimer: words(),
});

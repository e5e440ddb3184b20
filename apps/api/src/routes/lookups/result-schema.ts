import { CHECK_KEYS, FLAG_CODES, type RetrievalReport } from '@svc/classifier/classification';
import { LANGUAGES } from '@svc/i18n/language';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, integer } from '../../http/schema/number.ts';
import { named, record } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { id, oneOf } from '../../http/schema/text.ts';
import { ConfidenceByDigitsSchema, LIST_MAX, words } from './answer-fields.ts';
import { CandidateSchema, LegalFindingSchema } from './candidate-schema.ts';

const MODES = ['hybrid', 'lexical'] as const satisfies readonly RetrievalReport['mode'][];
const QUESTIONS_MAX = 3;
const LEG_NAME_MAX_CHARS = 40;
const texts = (about: string) => array(words(), { max: LIST_MAX, about });

export const ReviewFlagSchema = named('ReviewFlag', object({ code: oneOf(FLAG_CODES), message: words() }));

const question = named(
  'Question',
  object({
    id: words('Unchanged in a rerun; answers refer to it as `question_id`'),
    attribute: words('Attribute in question'),
    text: words('In the answer language'),
    options: array(
      named(
        'QuestionOption',
        object({ value: words(), label: words(), codes: texts('Candidates that the option leaves') }),
      ),
      { max: LIST_MAX },
    ),
    decides_between: texts('Candidates that the answer would separate'),
    answer: nullable(words('Value of the option that was chosen')),
  }),
);

const check = named(
  'Check',
  object({ key: oneOf(CHECK_KEYS), name: words(), ok: boolean(), detail: words() }),
);

const source = named(
  'CitedSource',
  object({ key: words('As used in `citations`'), url: nullable(words()), title: words(), snippet: words() }),
);

const dataset = named(
  'ResultDataset',
  object({
    id: id(),
    market: oneOf(MARKETS),
    version: words(),
    name: words(),
    is_demo: boolean(),
    source_name: nullable(words()),
    source_url: nullable(words()),
  }),
);

const retrieval = named(
  'RetrievalReport',
  object({
    mode: oneOf(MODES, { about: '`hybrid`: text and vector search; `lexical`: text alone' }),
    reason: nullable(words('Why the search was limited, in the language of the response')),
    reason_codes: texts('Stable names of the reasons'),
    embedded: integer({ min: 0, about: 'Schedule lines that had a vector' }),
    candidates: integer({ min: 0, about: 'Lines weighed' }),
    legs: record(nullable(integer({ min: 0 })), {
      max: LIST_MAX,
      keyMax: LEG_NAME_MAX_CHARS,
      about: 'Hits of each search; null for one that failed',
    }),
  }),
);

export const LookupResultSchema = named(
  'LookupResult',
  object({
    status: oneOf(['proposed', 'needs_review', 'needs_info']),
    status_label: words(),
    lang: oneOf(LANGUAGES, { about: 'Answer language' }),
    recommended: nullable(CandidateSchema),
    tentative: boolean({ about: 'True if the recommended line is not proposed' }),
    confidence_by_digits: nullable(ConfidenceByDigitsSchema),
    alternatives: array(CandidateSchema, { max: LIST_MAX, about: 'Other candidates, best first' }),
    summary: words('In the answer language'),
    deciding_factors: texts('In the answer language'),
    uncertainties: texts('In the answer language'),
    questions: array(question, { max: QUESTIONS_MAX, about: 'The most telling first' }),
    flags: array(ReviewFlagSchema, { max: FLAG_CODES.length }),
    sources: array(source, { max: LIST_MAX }),
    checks: array(check, { max: CHECK_KEYS.length }),
    legal: array(LegalFindingSchema, { max: LIST_MAX }),
    dataset,
    retrieval,
    disclaimer: words(),
  }),
);

import type { AnswerOf } from '@svc/client/create-client';
import type { Candidate, Lookup, Result } from '../../src/areas/classify/lookup.ts';
import type { Answers } from './fake-api.ts';

export const LOOKUP_ID = 'a'.repeat(32);

type Waiting = AnswerOf<'review.list'>['items'][number];
type Cost = AnswerOf<'tariff.landed_cost'>;
type Tree = AnswerOf<'tariff.tree'>;
type Node = Tree['children'][number];

/** General rate only. */
const DUTY = {
  available: true,
  rate_text: '16.5%',
  rate_basis: 'general',
  effective_pct: 16.5,
  min_pct: 16.5,
  max_pct: 16.5,
  additional_pct: 0,
} as const;

export const candidateOf = (fields: Partial<Candidate> = {}): Candidate => ({
  code: '6109.10.00',
  code_digits: '61091000',
  hs6: '610910',
  hs6_display: '6109.10',
  national_extension: '00',
  description: 'Of cotton',
  full_description: 'T-shirts, knitted: Of cotton',
  duty_rate: '16.5%',
  retrieval_score: 1,
  scores: {
    bm25: 1,
    vector: null,
    rrf: 1,
    overlap: 1,
    leaf_overlap: 1,
    attributes: 1,
    tree: 1,
    cross: 0,
    final: 0.87,
    legal: 1,
  },
  verdict: 'recommended',
  reasoning: '',
  exclusion_reason: null,
  citations: [],
  signals: [],
  legal: { status: 'clear', penalty: 0, findings: [] },
  precedents: [],
  duty: {
    ...DUTY,
    additional: [],
    may_apply: [],
    specific: false,
    currency: 'USD',
  },
  ...fields,
});

export const resultOf = (fields: Partial<Result> = {}): Result => ({
  status: 'needs_review',
  status_label: 'Needs review',
  lang: 'en',
  recommended: candidateOf(),
  tentative: false,
  confidence_by_digits: null,
  alternatives: [],
  summary: 'A knitted garment of cotton.',
  deciding_factors: [],
  uncertainties: [],
  questions: [],
  flags: [],
  sources: [],
  checks: [],
  legal: [],
  dataset: {
    id: 'd'.repeat(32),
    market: 'US',
    version: '2026-rev1',
    name: 'Tariff Schedule',
    is_demo: false,
    source_name: null,
    source_url: null,
  },
  retrieval: { mode: 'lexical', reason: null, reason_codes: [], embedded: 0, candidates: 1, legs: {} },
  disclaimer: 'A suggestion for reference.',
  ...fields,
});

export const waitingOf = (fields: Partial<Waiting> = {}): Waiting => ({
  id: LOOKUP_ID,
  created_at: '2026-03-01T09:30:00Z',
  kind: 'single',
  batch_id: null,
  row_index: null,
  parent_lookup_id: null,
  description: 'Cotton T-shirt',
  market: 'US',
  dataset_version: '2026-rev1',
  status: 'needs_review',
  status_label: 'Needs review',
  recommended_code: '6109.10.00',
  recommended_description: 'T-shirts, knitted: Of cotton',
  hs6: '610910',
  confidence: 0.87,
  confidence_by_digits: null,
  review_flags: [],
  risk: 1,
  risk_level: 'low',
  resolved: false,
  processing_ms: 40,
  decision: null,
  decision_label: null,
  final_code: null,
  decided_at: null,
  created_by: 'a-1',
  created_by_name: 'Ann Broker',
  sku_id: null,
  language: 'en',
  comment_count: 0,
  ...fields,
});

export const lookupOf = (fields: Partial<Lookup> = {}): Lookup => ({
  ...waitingOf(),
  input: {
    description: 'Cotton T-shirt',
    material: '',
    use: '',
    composition: '',
    origin: '',
    notes: '',
    market: 'US',
  },
  origin_label: null,
  normalized: {},
  result: resultOf(),
  missing_info: [],
  error: null,
  final_description: null,
  review_note: null,
  decided_by_name: null,
  events: [],
  progress: null,
  ...fields,
});

export const nodeOf = (fields: Partial<Node> = {}): Node => ({
  code: '6109.10.00',
  code_digits: '61091000',
  hs6: '610910',
  level: 'national',
  is_leaf: true,
  description: 'Of cotton',
  full_description: 'T-shirts, knitted: Of cotton',
  duty_rate: '16.5%',
  special_rate: null,
  column2_rate: null,
  unit: null,
  parent_code: '6109',
  additional_duties: null,
  official_url: null,
  ...fields,
});

export const treeOf = (fields: Partial<Tree> = {}): Tree => ({
  dataset: {
    id: 'd'.repeat(32),
    market: 'US',
    version: '2026-rev1',
    name: 'Tariff Schedule',
    is_demo: false,
    effective_date: null,
    source_url: null,
    source_name: null,
  },
  node: nodeOf(),
  ancestors: [],
  children: [],
  siblings: [],
  ...fields,
});

/** A duty estimate with a single ad valorem rate. */
export const dutyOf = (fields: Partial<AnswerOf<'tariff.duty'>> = {}): AnswerOf<'tariff.duty'> => ({
  dataset: treeOf().dataset,
  code: '6109.10.00',
  description: 'Of cotton',
  market: 'US',
  origin: null,
  origin_label: null,
  date: '2026-03-01',
  known_until: '2026-10-09',
  measures: { id: 'us-2026-10-09', version: '2026-11-24', sha256: 'a'.repeat(64) },
  definite: true,
  prohibited: [],
  rate_date: null,
  flags: [],
  currency: 'USD',
  base: null,
  preferences: [],
  additional: [],
  may_apply: [],
  ...DUTY,
  specific: false,
  amount: null,
  applied: [],
  missing_inputs: [],
  disclaimer: 'An estimate.',
  ...fields,
});

const costLine = (key: string, amount: string): Cost['lines'][number] => ({
  key,
  label: key,
  basis: 'of the value',
  rate: '16.5%',
  amount,
});

/** The landed cost of goods worth 1,000, with a duty alone. */
export const costOf = (fields: Partial<Cost> = {}): Cost => ({
  dataset: treeOf().dataset,
  code: '6109.10.00',
  market: 'US',
  origin: null,
  date: '2026-03-01',
  known_until: '2026-10-09',
  measures: dutyOf().measures,
  flags: [],
  definite: true,
  prohibited: [],
  currency: 'USD',
  customs_value_basis: 'fob',
  lines: [costLine('Goods', '1000.00'), costLine('Duty', '165.00')],
  totals: { duty: '165.00', additional: '0.00', fees: '0.00', taxes: '0.00', landed: '1165.00' },
  applied: [],
  may_apply: [],
  missing_inputs: [],
  duty: dutyOf(),
  disclaimer: 'An estimate.',
  ...fields,
});

export const AROUND_A_LOOKUP: Answers = {
  'tariff.tree': treeOf(),
  'tariff.duty': dutyOf(),
  'lookups.list': { items: [], total: 0, page: 1, page_size: 8 },
};

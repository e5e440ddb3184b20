import { createHash } from 'node:crypto';

export const LOOKUPS = 1_000_000;

const ACCOUNTS = 12;
const ROWS_A_BATCH = 500;
const DAYS = 365;

/** Percentage of lookups of the largest account. */
const SHARE_OF_FIRST = 60;

export const ownerId = createHash('md5').update('account 1').digest('hex');

const ACCOUNT_ROWS = `
  INSERT INTO accounts (id, name, email, role, active, created_at)
  SELECT md5('account ' || n), 'Account ' || n, 'account' || n || '@example.com',
    (CASE WHEN n <= 2 THEN 'entry' WHEN n <= 8 THEN 'reviewer' ELSE 'entry' END)::role, true,
    now() - interval '2 years'
  FROM generate_series(1, ${ACCOUNTS}) n`;

const BATCH_ROWS = `
  INSERT INTO batches (id, account_id, filename, status, columns, market, dataset_id, dataset_version, language,
    total_rows, processed_rows, created_at, updated_at)
  SELECT md5('batch ' || n), md5('account ' || 1 + n % ${ACCOUNTS}), 'products-' || n || '.xlsx', 'completed',
    ARRAY['description'], 'US', (SELECT id FROM datasets WHERE market = 'US' AND state = 'active'), 'sample-2026', 'en',
    ${ROWS_A_BATCH}, ${ROWS_A_BATCH}, now() - interval '1 year', now() - interval '1 year'
  FROM generate_series(0, ${LOOKUPS / ROWS_A_BATCH - 1}) n`;

// As wide as real lookup rows, whose results are stored separately.
const LOOKUP_ROWS = `
  WITH words AS (
    SELECT
      ARRAY['knitted', 'woven', 'insulated', 'portable', 'wireless', 'folding', 'printed', 'coated', 'adjustable',
        'waterproof', 'padded', 'recycled', 'hand-held', 'stackable', 'miniature', 'heavy-duty'] AS adjectives,
      ARRAY['cotton', 'polyester', 'stainless steel', 'aluminium', 'oak', 'bamboo', 'silicone', 'leather', 'glass',
        'ceramic', 'nylon', 'linen', 'copper', 'rubber', 'paper', 'wool', 'polypropylene', 'cork', 'titanium', 'jute'
      ] AS materials,
      ARRAY['T-shirt for men', 'vacuum flask', 'desk lamp', 'travel bag', 'dining chair', 'phone case', 'water bottle',
        'running shoe', 'kitchen knife', 'storage box', 'bicycle helmet', 'curtain', 'cable', 'toy train', 'notebook',
        'umbrella', 'wall clock', 'garden hose', 'screwdriver set', 'tea cup', 'blanket', 'mirror', 'backpack',
        'picture frame', 'headphones'] AS products
  ), drawn AS MATERIALIZED (
    SELECT n, random() AS owner, random() AS draw, random() AS verdict, random() AS wait, random() AS place,
      random() AS sureness, random() AS flag, random() AS kind, 1 + floor(random() * 11)::int AS other,
      now() - interval '${DAYS - 1} days' * (1 - (n + random()) / ${LOOKUPS}) AS created_at, (1000 * random())::int AS ms
    FROM generate_series(0, ${LOOKUPS - 1}) n
  ), stated AS (
    SELECT d.*, CASE WHEN draw < .55 THEN 'proposed' WHEN draw < .85 THEN 'needs_review'
        WHEN draw < .97 THEN 'needs_info' ELSE 'error' END AS status,
      (ARRAY['US', 'US', 'EU', 'VN'])[1 + n % 4] AS market, kind < .5 AS is_batch
    FROM drawn d
  ), decided AS (
    SELECT s.*, CASE WHEN s.status = 'error' OR verdict > CASE WHEN s.status = 'proposed' THEN .2 ELSE .7 END THEN NULL
        WHEN place < .6 THEN 'approved' WHEN place < .9 THEN 'overridden' ELSE 'rejected' END AS choice,
      created_at + interval '1 second' + interval '10 days' * wait ^ 4 AS choice_at
    FROM stated s
  )
  INSERT INTO lookups (id, kind, account_id, batch_id, row_index, market, dataset_id, dataset_version, language,
    description, input, status, attempts, charged_fee, normalized, result, recommended_code, recommended_digits,
    recommended_description, hs6, confidence, flags, flag_codes, risk, resolved, processing_ms, error, decision,
    final_code, decided_by_id, decided_at, engine_version, knowledge_version, created_at, finished_at)
  SELECT md5('lookup ' || n), (CASE WHEN is_batch THEN 'batch' WHEN kind < .9 THEN 'single' ELSE 'sku' END)::lookup_kind,
    md5('account ' || CASE WHEN owner * 100 < ${SHARE_OF_FIRST} THEN 1 ELSE 1 + other END),
    CASE WHEN is_batch THEN md5('batch ' || n / ${ROWS_A_BATCH}) END,
    CASE WHEN is_batch THEN 2 + n % ${ROWS_A_BATCH} END,
    d.market::market, s.id, s.version, 'en',
    adjectives[1 + (n * 7) % 16] || ' ' || materials[1 + (n * 13) % 20] || ' ' || products[1 + (n * 31) % 25]
      || ', model ' || n,
    jsonb_build_object('material', materials[1 + (n * 13) % 20], 'use', '', 'composition', '', 'origin', 'VN', 'notes', ''),
    d.status::lookup_status, 1, CASE WHEN d.status <> 'error' THEN 1 END,
    jsonb_build_object('clean_description', repeat('word ' || n || ' ', 60)), '{}',
    CASE WHEN d.status <> 'error' THEN heading || '.10.00.' || 10 + n % 80 END,
    CASE WHEN d.status <> 'error' THEN heading || '1000' || 10 + n % 80 END,
    CASE WHEN d.status <> 'error' THEN 'T-shirts, singlets and other vests, knitted or crocheted > of cotton > men''s' END,
    CASE WHEN d.status <> 'error' THEN heading || '10' END,
    CASE WHEN d.status = 'error' THEN 0 WHEN d.status = 'proposed' THEN .6 + .4 * sureness ELSE .6 * sureness END,
    CASE WHEN flags = '{}' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('code', flags[1], 'params', '{}'::jsonb)) END,
    flags,
    CASE WHEN d.status = 'error' THEN 100 WHEN d.status = 'proposed' THEN (28 * (1 - sureness))::int
      ELSE least(99, 28 + (42 * (1 - sureness))::int + 10 * cardinality(flags)) END,
    choice IS NULL AND d.status <> 'proposed' AND verdict > .95, ms,
    CASE WHEN d.status = 'error' THEN '{"key": "lookup_failed", "params": {}}'::jsonb END,
    CASE WHEN choice_at <= now() THEN choice END::decision,
    CASE WHEN choice_at <= now() AND choice = 'approved' THEN heading || '.10.00.' || 10 + n % 80
      WHEN choice_at <= now() AND choice = 'overridden' THEN heading || '.90.20.' || 10 + (place * 40)::int END,
    CASE WHEN choice_at <= now() AND choice IS NOT NULL THEN md5('account ' || 3 + n % 6) END,
    CASE WHEN choice_at <= now() AND choice IS NOT NULL THEN choice_at END,
    'bench', 'bench', d.created_at, d.created_at + interval '1 second'
  FROM decided d, words, datasets s,
    LATERAL (SELECT CASE WHEN d.status = 'proposed' THEN '{}'::text[] ELSE ARRAY[(ARRAY['low_confidence',
      'close_alternatives', 'missing_attributes', 'legal_conflict', 'no_official_evidence', 'not_goods'])[
        1 + floor(6 * flag ^ 2)::int]] END AS flags) f,
    LATERAL (SELECT 6101 + n % 1499 AS heading) h
  WHERE s.market = d.market::market AND s.state = 'active'`;

const EVENT_ROWS = [
  `INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name)
   SELECT id, 'created', created_at, account_id, 'Account' FROM lookups`,
  `INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, "from", "to")
   SELECT id, decision::text, decided_at, decided_by_id, 'Account', recommended_code, final_code
   FROM lookups WHERE decision IS NOT NULL`,
  `INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note)
   SELECT id, 'comment', decided_at, decided_by_id, 'Account', 'please check'
   FROM lookups WHERE decision IS NOT NULL AND processing_ms % 4 = 0`,
] as const;

const BOOKING_ROWS = [
  // Balances are written after all rows.
  'ALTER TABLE ledger_entries DISABLE TRIGGER ledger_ends_at_balance',
  `INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, created_at)
   SELECT md5('account ' || n), 1, NULL, 'signup', ${LOOKUPS}, 0, ${LOOKUPS}, now() - interval '2 years'
   FROM generate_series(1, ${ACCOUNTS}) n`,
  `INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, lookup_id, created_at)
   SELECT account_id, place + 1, place, 'usage', -1, ${LOOKUPS} - place + 1, ${LOOKUPS} - place, id, finished_at
   FROM (
     SELECT account_id, id, finished_at, row_number() OVER (PARTITION BY account_id ORDER BY finished_at, id) AS place
     FROM lookups WHERE charged_fee > 0
   ) charged`,
  `UPDATE accounts a SET balance = l.balance_after, ledger_seq = l.seq
   FROM (SELECT DISTINCT ON (account_id) account_id, seq, balance_after FROM ledger_entries
     ORDER BY account_id, seq DESC) l
   WHERE l.account_id = a.id`,
  'ALTER TABLE ledger_entries ENABLE TRIGGER ledger_ends_at_balance',
] as const;

/** Deterministic statements that create the year, in order. */
export const SEED_STEPS: readonly string[] = [
  'SELECT setseed(0.5)',
  ACCOUNT_ROWS,
  BATCH_ROWS,
  LOOKUP_ROWS,
  ...EVENT_ROWS,
  ...BOOKING_ROWS,
];

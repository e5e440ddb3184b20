import { RISK_OF_ERROR } from '@svc/domain/lookups/risk';
import type { Message } from '@svc/domain/lookups/lookup';
import { LOOKUP_MOVES } from '@svc/domain/lookups/lookup-status';
import type { Claim, LookupOutcome, NewLookup } from '@svc/domain/lookups/lookup-store';
import { Prisma } from '../generated/prisma/client.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { EVENT_COLUMNS_OF_LOOKUP } from '../webhooks/event-content.ts';
import { packResult } from './result-document.ts';

/**
 * One statement: reserves the fee if the balance covers it, and only then inserts the lookup and its history. A rerun
 * is recorded in its original's history, answers its questions and removes it from the review queue unless it is
 * decided. A SKU deleted meanwhile is omitted; it is locked after the original, in the usual order from a lookup to its
 * SKU. Returns the ids of the history entry and of the SKU, or no row if the balance does not cover the fee.
 */
export function createLookupSql(lookup: NewLookup, fee: string | null): Prisma.Sql {
  const { description, ...fields } = lookup.input;

  return Prisma.sql`/* prepared as create_lookup */
    WITH payer AS (${payerSql(lookup.accountId, fee)}), original AS (
      SELECT id FROM lookups WHERE id = ${lookup.parentLookupId} FOR NO KEY UPDATE
    ), made AS (
      INSERT INTO lookups (id, kind, account_id, parent_lookup_id, sku_id, market, dataset_id, dataset_version,
        tariff_version, language, description, input, held_fee, created_at)
      SELECT ${lookup.id}, ${lookup.kind}::lookup_kind, payer.id, ${lookup.parentLookupId},
        (SELECT id FROM skus WHERE id = ${lookup.skuId}::int FOR KEY SHARE), ${lookup.market}::market,
        ${lookup.datasetId}, ${lookup.datasetVersion}, ${lookup.tariffVersion}, ${lookup.language}, ${description},
        ${JSON.stringify(fields)}::jsonb, ${fee}::numeric, ${lookup.createdAt}::timestamptz
      FROM payer LEFT JOIN original ON TRUE
      RETURNING id, account_id, created_at, sku_id
    ), parent AS (
      UPDATE lookups SET resolved = resolved OR decision IS NULL${answeredQuestions(lookup)} FROM made
      WHERE lookups.id = ${lookup.parentLookupId}
      RETURNING lookups.id
    ), rerun AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
      SELECT parent.id, 'rerun', made.created_at, made.account_id, ${lookup.accountName}, ${lookup.note}, made.id
      FROM parent, made
    ), created AS (
      INSERT INTO lookup_events (lookup_id, kind, at, by_id, by_name, note, "to")
      SELECT id, 'created', created_at, account_id, ${lookup.accountName}, ${lookup.note}, 'queued' FROM made
      RETURNING id
    )
    SELECT created.id AS "eventId", made.sku_id AS "skuId" FROM created, made`;
}

// Without a fee the account stays unlocked: lookups created at once would wait for each other's commit.
function payerSql(accountId: string, fee: string | null): Prisma.Sql {
  if (fee === null) return Prisma.sql`SELECT id FROM accounts WHERE id = ${accountId} AND balance >= held`;
  return Prisma.sql`UPDATE accounts SET held = held + ${fee}::numeric
      WHERE id = ${accountId} AND balance - held >= ${fee}::numeric RETURNING id`;
}

// A result without questions is unchanged.
function answeredQuestions({ input }: NewLookup): Prisma.Sql {
  if (input.answers.length === 0) return Prisma.empty;

  const values = Object.fromEntries(input.answers.map(({ question_id, value }) => [question_id, value]));

  return Prisma.sql`, result = CASE WHEN jsonb_typeof(result -> 'questions') = 'array' THEN jsonb_set(result, '{questions}', (
        SELECT coalesce(jsonb_agg(
          q || jsonb_build_object('answer', coalesce(${JSON.stringify(values)}::jsonb -> (q ->> 'id'), q -> 'answer')) ORDER BY place
        ), '[]') FROM jsonb_array_elements(result -> 'questions') WITH ORDINALITY AS asked (q, place)
      )) ELSE result END`;
}

const FINISHING = {
  proposed: 'propose',
  needs_review: 'ask_person',
  needs_info: 'ask_information',
} as const;

// The columns of the event, and the fee; the result documents are large and not returned.
const RETURNED = Prisma.sql`${EVENT_COLUMNS_OF_LOOKUP}, held_fee`;

/** Finishes a classified lookup in one statement: result, fee, event and SKU suggestion, all or nothing. */
export function finishLookupSql(claim: Claim, outcome: LookupOutcome, at: Date): Prisma.Sql {
  const done = Prisma.sql`
    UPDATE lookups SET status = ${outcome.status}::lookup_status, claim_token = NULL, lease_until = NULL,
      stage = NULL, stage_started_at = NULL, finished_at = ${at}::timestamptz,
      processing_ms = greatest(0, round(extract(epoch FROM ${at}::timestamptz - claimed_at) * 1000))::int,
      confidence = ${outcome.confidence}, confidence_heading = ${outcome.confidenceByDigits.heading},
      confidence_subheading = ${outcome.confidenceByDigits.subheading}, recommended_code = ${outcome.recommendedCode},
      recommended_digits = ${outcome.recommendedDigits}, recommended_description = ${outcome.recommendedDescription},
      hs6 = ${outcome.hs6}, flags = ${JSON.stringify(outcome.flags)}::jsonb,
      flag_codes = ${outcome.flags.map((flag) => flag.code)}::text[], risk = ${outcome.risk},
      normalized = ${JSON.stringify(outcome.normalized)}::jsonb, result = ${JSON.stringify(packResult(outcome.result))}::jsonb,
      missing_info = ${[...outcome.missingInfo]}::text[], engine_version = ${outcome.engineVersion},
      knowledge_version = ${outcome.knowledgeVersion}, charged_fee = held_fee
    WHERE id = ${claim.lookupId} AND claim_token = ${claim.token} AND ${allowsSql(LOOKUP_MOVES, FINISHING[outcome.status])}
    RETURNING ${RETURNED}`;

  return Prisma.sql`/* prepared as finish_lookup */
    WITH done AS (${done}), paid AS (
      UPDATE accounts a SET held = a.held - d.held_fee, balance = a.balance - d.held_fee,
        ledger_seq = coalesce(a.ledger_seq, 0) + 1
      FROM done d WHERE a.id = d.account_id AND d.held_fee > 0
      RETURNING a.id, a.ledger_seq, a.balance, d.held_fee, d.id AS lookup_id
    ), booked AS (
      INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, lookup_id, created_at)
      SELECT id, ledger_seq, nullif(ledger_seq - 1, 0), 'usage', -held_fee, balance + held_fee, balance, lookup_id, ${at}::timestamptz
      FROM paid
    ), suggested AS (
      UPDATE skus s SET suggested_code = d.recommended_code, last_lookup_id = d.id, updated_at = ${at}::timestamptz
      FROM done d WHERE s.id = d.sku_id AND NOT ${isReplacedSampleSql(Prisma.sql`d.dataset_id`)}
        AND NOT EXISTS (SELECT FROM lookups later WHERE later.id = s.last_lookup_id AND later.created_at > d.created_at)
    ), told AS (${completedEvent(at)})
    SELECT count(*)::int AS finished FROM done`;
}

/** True if a version is a sample that a real schedule has replaced: its codes are no longer suggested. */
export function isReplacedSampleSql(datasetId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM datasets u JOIN datasets a ON a.market = u.market AND a.state = 'active' AND NOT a.is_demo
    WHERE u.id = ${datasetId} AND u.is_demo
  )`;
}

export function failLookupSql(claim: Claim, error: Message, at: Date): Prisma.Sql {
  const done = Prisma.sql`
    UPDATE lookups SET status = ${stateAfterSql(LOOKUP_MOVES, 'fail')}, claim_token = NULL, lease_until = NULL, stage = NULL,
      stage_started_at = NULL, finished_at = ${at}::timestamptz, error = ${JSON.stringify(error)}::jsonb, risk = ${RISK_OF_ERROR},
      processing_ms = greatest(0, round(extract(epoch FROM ${at}::timestamptz - claimed_at) * 1000))::int
    WHERE id = ${claim.lookupId} AND claim_token = ${claim.token} AND ${allowsSql(LOOKUP_MOVES, 'fail')}
    RETURNING ${RETURNED}`;

  return Prisma.sql`
    WITH done AS (${done}), released AS (
      UPDATE accounts a SET held = a.held - d.held_fee FROM done d WHERE a.id = d.account_id AND d.held_fee > 0
    ), told AS (${completedEvent(at)})
    SELECT count(*)::int AS finished FROM done`;
}

// The event contains the row as of this transaction; texts are added at fan-out.
function completedEvent(at: Date): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO outbox_events (event, dedupe_key, account_id, data, created_at)
    SELECT 'lookup.completed', 'lookup.completed:' || d.id, d.account_id,
      jsonb_build_object('lookup', to_jsonb(d) - 'held_fee'), ${at}::timestamptz
    FROM done d WHERE d.kind = 'single'
    ON CONFLICT (dedupe_key) DO NOTHING`;
}

import { RISK_OF_ERROR } from '@svc/domain/lookups/risk';
import type { Message } from '@svc/domain/lookups/lookup';
import { LOOKUP_MOVES } from '@svc/domain/lookups/lookup-status';
import type { Claim, EndedLookup, NewLookup } from '@svc/domain/lookups/lookup-store';
import { Prisma } from '../generated/prisma/client.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { EVENT_COLUMNS_OF_LOOKUP } from '../webhooks/event-content.ts';
import { outcomeEntry } from './outcome-entry.ts';

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

// The same states for every outcome.
const FINISHABLE = allowsSql(LOOKUP_MOVES, 'propose');

// The columns of the event, and what only this statement needs; the result documents are large and not returned.
const RETURNED = Prisma.sql`${EVENT_COLUMNS_OF_LOOKUP}, held_fee, finished_at`;

// The event contains the row as of this transaction; texts are added at fan-out.
const COMPLETED_EVENT = Prisma.sql`
    INSERT INTO outbox_events (event, dedupe_key, account_id, data, created_at)
    SELECT 'lookup.completed', 'lookup.completed:' || d.id, d.account_id,
      jsonb_build_object('lookup', to_jsonb(d) - '{held_fee,finished_at}'::text[]), d.finished_at
    FROM done d WHERE d.kind = 'single'
    ON CONFLICT (dedupe_key) DO NOTHING`;

/**
 * Finishes classified lookups in one statement: results, fees, events and SKU suggestions, all or nothing. Returns the
 * ids of those whose claim was valid.
 */
export function finishLookupsSql(ended: readonly EndedLookup[]): Prisma.Sql {
  const entries = ended.map(({ claim, outcome, finishedAt }) => ({
    id: claim.lookupId,
    claim_token: claim.token,
    finished_at: finishedAt,
    ...outcomeEntry(outcome),
  }));

  // The entries are one composite column, so that column names alone are those of the stored row.
  return Prisma.sql`/* prepared as finish_lookups */
    WITH done AS (
      UPDATE lookups SET status = (e).status, claim_token = NULL, lease_until = NULL, stage = NULL, stage_started_at = NULL,
        finished_at = (e).finished_at,
        processing_ms = greatest(0, round(extract(epoch FROM (e).finished_at - claimed_at) * 1000))::int,
        confidence = (e).confidence, confidence_heading = (e).confidence_heading,
        confidence_subheading = (e).confidence_subheading, recommended_code = (e).recommended_code,
        recommended_digits = (e).recommended_digits, recommended_description = (e).recommended_description,
        hs6 = (e).hs6, flags = (e).flags, flag_codes = (e).flag_codes, risk = (e).risk, normalized = (e).normalized,
        result = (e).result, missing_info = (e).missing_info, engine_version = (e).engine_version,
        knowledge_version = (e).knowledge_version, charged_fee = held_fee
      FROM (SELECT e FROM jsonb_populate_recordset(NULL::lookups, ${JSON.stringify(entries)}::jsonb) e) AS ended
      WHERE id = (e).id AND claim_token = (e).claim_token AND ${FINISHABLE}
      RETURNING ${RETURNED}
    ), fees AS (
      SELECT account_id, id, finished_at, held_fee, row_number() OVER each AS place, sum(held_fee) OVER each AS total
      FROM done WHERE held_fee > 0 WINDOW each AS (PARTITION BY account_id ORDER BY finished_at, id)
    ), paid AS (
      UPDATE accounts a SET held = a.held - f.fee, balance = a.balance - f.fee,
        ledger_seq = coalesce(a.ledger_seq, 0) + f.number
      FROM (SELECT account_id, sum(held_fee) AS fee, count(*)::int AS number FROM fees GROUP BY 1 ORDER BY 1) f
      WHERE a.id = f.account_id
      RETURNING a.id, a.ledger_seq - f.number AS seq, a.balance + f.fee AS before
    ), booked AS (
      INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, lookup_id, created_at)
      SELECT p.id, seq + place, nullif(seq + place - 1, 0), 'usage', -held_fee, before - total + held_fee, before - total,
        f.id, finished_at
      FROM fees f JOIN paid p ON p.id = f.account_id ORDER BY p.id, place
    ), suggested AS (
      UPDATE skus s SET suggested_code = d.recommended_code, last_lookup_id = d.id, updated_at = d.finished_at
      FROM (SELECT DISTINCT ON (sku_id) * FROM done ORDER BY sku_id, created_at DESC) d
      WHERE s.id = d.sku_id AND NOT ${isReplacedSampleSql(Prisma.sql`d.dataset_id`)}
        AND NOT EXISTS (SELECT FROM lookups later WHERE later.id = s.last_lookup_id AND later.created_at > d.created_at)
    ), told AS (${COMPLETED_EVENT})
    SELECT id FROM done`;
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
    ), told AS (${COMPLETED_EVENT})
    SELECT id FROM done`;
}

import type { AuditAuthor } from '@svc/domain/audit/audit-log';
import {
  ACTIVATION_MOVES,
  type Activation,
  type ActivationStep,
  type ActivationStore,
  type AlertPass,
} from '@svc/domain/datasets/activation-store';
import { DATASET_MOVES } from '@svc/domain/datasets/dataset';
import { newId } from '@svc/domain/id';
import type { Market } from '@svc/tariff/market';
import { createAuditLog } from '../audit-log.ts';
import type { Activation as ActivationRow, PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { SKU_LOCK_ORDER } from '../skus/code-check.sql.ts';
import { allowsSql, stateAfterSql } from '../state-sql.ts';
import { alertSkusSql } from './alert-skus.sql.ts';

/** SKUs processed in one transaction: few enough that writers of one of them hardly wait. */
const SKUS_A_PASS = 25_000;

export function createActivationStore(db: PrismaClient, skusAPass = SKUS_A_PASS): ActivationStore {
  const find = async (id: string): Promise<Activation | null> => {
    const row = await db.activation.findUnique({ where: { id } });
    return row === null ? null : toActivation(row);
  };

  return {
    switchTo: (datasetId, now, by) => switchTo(db, datasetId, now, by),
    find,
    findOpen: async (now) => {
      const lease = { OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }] };
      const rows = await db.activation.findMany({
        where: { ...OPEN, ...lease },
        orderBy: { createdAt: 'asc' },
        select: { id: true },
      });
      return rows.map((row) => row.id);
    },
    claim: async (id, now, leaseMs) => ((await claim(db, id, now, leaseMs)) === 0 ? null : find(id)),
    compared: async (id, leaseUntil) => {
      await db.activation.updateMany({
        where: { id, step: { in: [...ACTIVATION_MOVES.from('compare')] } },
        data: { step: ACTIVATION_MOVES.to('compare'), leaseUntil, attempts: 0 },
      });
    },
    alertSkus: async (activation, from, now, leaseUntil) => {
      const pass = { activation, from, now, leaseUntil, skus: skusAPass };
      // A transaction that locks SKUs one by one may deadlock with this one; nothing is written then.
      const rows = await retryDeadlock(() => db.$queryRaw<PassRow[]>(alertSkusSql(pass)));
      return toPass(rows[0], from);
    },
    finish: (activation, last, now) => finishActivation(db, activation, last, now),
    release: async (id) => {
      await db.activation.updateMany({ where: { id, step: UNFINISHED }, data: { leaseUntil: null } });
    },
    giveUp: async (id, now) => {
      await db.activation.updateMany({ where: { id, ...OPEN }, data: { leaseUntil: null, failedAt: now } });
    },
    reopen: (toDatasetId) => reopen(db, toDatasetId),
  };
}

const UNFINISHED = { in: [...ACTIVATION_MOVES.from('claim')] };
const OPEN = { step: UNFINISHED, failedAt: null };

function claim(db: PrismaClient, id: string, now: Date, leaseMs: number): Promise<number> {
  const leaseUntil = new Date(now.getTime() + leaseMs);

  return db.$executeRaw`
    UPDATE activations a SET lease_until = ${leaseUntil}::timestamptz, attempts = attempts + 1
    WHERE id = ${id} AND ${allowsSql(ACTIVATION_MOVES, 'claim', 'step')} AND failed_at IS NULL
      AND (lease_until IS NULL OR lease_until <= ${now}::timestamptz)
      AND NOT EXISTS (
        SELECT FROM activations e
        WHERE e.market = a.market AND ${allowsSql(ACTIVATION_MOVES, 'claim', 'e.step')} AND e.failed_at IS NULL AND e.created_at < a.created_at
      )`;
}

async function reopen(db: PrismaClient, toDatasetId: string): Promise<string | null> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE activations SET failed_at = NULL, attempts = 0
    WHERE failed_at IS NOT NULL AND ${allowsSql(ACTIVATION_MOVES, 'claim', 'step')} AND id = (
      SELECT id FROM activations WHERE to_dataset_id = ${toDatasetId} ORDER BY created_at DESC, id DESC LIMIT 1)
    RETURNING id`;
  return rows[0]?.id ?? null;
}

interface PassRow {
  readonly reached: number | null;
  readonly raised: number;
}

function toPass(row: PassRow | undefined, from: number): AlertPass {
  if (row === undefined || row.reached === null) return { kind: 'overtaken' };
  if (row.reached === from) return { kind: 'complete' };
  return { kind: 'passed', raised: row.raised, next: row.reached };
}

async function switchTo(
  db: PrismaClient,
  datasetId: string,
  now: Date,
  by: AuditAuthor | undefined,
): Promise<Activation | null> {
  return db.$transaction(async (tx) => {
    const next = await tx.dataset.findUniqueOrThrow({ where: { id: datasetId } });
    // Activations of one market wait for each other, so that each supersedes the version that is really active.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('svc.activate.' || ${next.market}::text))::text`;
    const current = await tx.dataset.findFirst({ where: { market: next.market, state: 'active' } });
    if (current?.id === datasetId) return null;
    await supersede(tx, next, now);
    await tx.dataset.update({
      where: { id: datasetId, state: { in: [...DATASET_MOVES.from('activate')] } },
      data: { state: DATASET_MOVES.to('activate'), activatedAt: now, supersededAt: null },
    });
    if (!next.isDemo) await dropSampleSuggestions(tx, next.market, now);
    const row = await tx.activation.create({
      data: {
        id: newId(),
        market: next.market,
        fromDatasetId: current?.id ?? null,
        toDatasetId: datasetId,
        fromVersion: current?.version ?? null,
        toVersion: next.version,
        // A market's first version has no predecessor to compare with.
        step: current === null ? ACTIVATION_MOVES.to('finish') : 'switched',
        finishedAt: current === null ? now : null,
        createdAt: await nextSwitchTime(tx, next.market, now),
      },
    });
    await recordSwitch(tx, row, now, by);

    return toActivation(row);
  });
}

// A real schedule replaces all samples of its market, including those that were never active.
async function supersede(
  tx: Pick<Db, 'dataset'>,
  next: { readonly market: Market; readonly isDemo: boolean },
  now: Date,
): Promise<void> {
  const staged = { isDemo: true, state: 'staged', loadedAt: { not: null } } as const;
  const replaced = next.isDemo ? [] : [staged];
  const where = { market: next.market, OR: [{ state: 'active' as const }, ...replaced] };
  await tx.dataset.updateMany({ where, data: { state: DATASET_MOVES.to('supersede'), supersededAt: now } });
}

async function dropSampleSuggestions(db: Db, market: Market, at: Date): Promise<void> {
  await db.$executeRaw`
    WITH stale AS (
      SELECT s.id FROM skus s JOIN lookups l ON l.id = s.last_lookup_id JOIN datasets u ON u.id = l.dataset_id
      WHERE s.market = ${market}::market AND s.suggested_code IS NOT NULL AND u.is_demo
      ORDER BY ${SKU_LOCK_ORDER} FOR NO KEY UPDATE OF s
    )
    UPDATE skus SET suggested_code = NULL, updated_at = ${at}::timestamptz FROM stale WHERE skus.id = stale.id`;
}

async function recordSwitch(
  tx: Db,
  row: ActivationRow,
  at: Date,
  by: AuditAuthor | undefined,
): Promise<void> {
  if (by === undefined) return;
  const { market, fromVersion: from, toVersion: version, toDatasetId: subject } = row;
  const details = { market, version, from };
  await createAuditLog(tx).record({ ...by, at, action: 'dataset.activate', subject, details });
}

// Activations of a market are identified and ordered by time, even if the clocks of two hosts differ.
async function nextSwitchTime(tx: Pick<Db, 'activation'>, market: Market, now: Date): Promise<Date> {
  const { _max: latest } = await tx.activation.aggregate({ where: { market }, _max: { createdAt: true } });
  return new Date(Math.max(now.getTime(), (latest.createdAt?.getTime() ?? 0) + 1));
}

function toActivation(row: ActivationRow): Activation {
  const { affectedSkus: _skus, summary: _summary, leaseUntil: _lease, finishedAt: _at, ...fields } = row;
  // Only this store writes steps.
  return { ...fields, step: fields.step as ActivationStep };
}

/**
 * Finishes an activation: counts of affected SKUs per change, and the `tariff.changed` event once, in one transaction.
 */
async function finishActivation(
  db: PrismaClient,
  activation: Activation,
  last: number,
  now: Date,
): Promise<void> {
  const { id, market, fromVersion, toVersion } = activation;
  await db.$transaction([
    db.$executeRaw`
      UPDATE tariff_changes c SET affected_skus = a.skus
      FROM (SELECT code, count(*)::int AS skus FROM alerts WHERE activation_id = ${id} GROUP BY code) a
      WHERE c.market = ${market}::market AND c.from_version = ${fromVersion} AND c.to_version = ${toVersion} AND c.code = a.code`,
    db.$executeRaw`
      WITH counted AS (
        SELECT jsonb_object_agg(kind, changes) AS summary
        FROM (SELECT kind::text, count(*)::int AS changes FROM tariff_changes
          WHERE market = ${market}::market AND from_version = ${fromVersion} AND to_version = ${toVersion}
          GROUP BY kind) k
      ), done AS (
        UPDATE activations a SET step = ${stateAfterSql(ACTIVATION_MOVES, 'finish')}, lease_until = NULL, finished_at = ${now}::timestamptz,
          summary = coalesce(counted.summary, '{}'),
          affected_skus = (SELECT count(*)::int FROM alerts WHERE activation_id = ${id})
        FROM counted WHERE a.id = ${id} AND ${allowsSql(ACTIVATION_MOVES, 'finish', 'a.step')} AND a.last_sku_id = ${last}::int
        RETURNING a.summary, a.affected_skus
      )
      INSERT INTO outbox_events (event, dedupe_key, data, created_at)
      SELECT 'tariff.changed', 'tariff.changed:' || ${id},
        jsonb_build_object('market', ${market}::text, 'from_version', ${fromVersion}::text, 'to_version', ${toVersion}::text,
          'summary', done.summary, 'affected_skus', done.affected_skus), ${now}::timestamptz
      FROM done WHERE done.summary <> '{}'
      ON CONFLICT (dedupe_key) DO NOTHING`,
  ]);
}

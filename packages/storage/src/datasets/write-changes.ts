import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import type { TariffChangeDraft } from '@svc/tariff/changes/change-kind';
import type { Successor } from '@svc/tariff/changes/successors';
import type pg from 'pg';
import { copyRows, type CopyValue } from './copy-rows.ts';

const COLUMNS = [
  'market',
  'from_version',
  'to_version',
  'code',
  'code_digits',
  'kind',
  'before',
  'after',
  'successors',
  'detected_at',
] as const;

/** Keeps the changes between two versions in place of an earlier comparison of the same two, in one transaction. */
export async function writeChanges(
  client: pg.ClientBase,
  pair: VersionPair,
  drafts: readonly TariffChangeDraft[],
  successors: ReadonlyMap<string, readonly Successor[]>,
  at: Date,
): Promise<void> {
  const key = [pair.market, pair.fromVersion, pair.toVersion];
  await client.query('BEGIN');
  try {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('svc.compare'))");
    await client.query(
      'DELETE FROM tariff_changes WHERE market = $1::market AND from_version = $2 AND to_version = $3',
      key,
    );
    await copyRows(client, 'tariff_changes', COLUMNS, changeRows(pair, drafts, successors, at));
    await client.query(
      `INSERT INTO version_comparisons (market, from_version, to_version, compared_at) VALUES ($1::market, $2, $3, $4)
       ON CONFLICT (market, from_version, to_version) DO UPDATE SET compared_at = excluded.compared_at`,
      [...key, at],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

function* changeRows(
  pair: VersionPair,
  drafts: readonly TariffChangeDraft[],
  successors: ReadonlyMap<string, readonly Successor[]>,
  at: Date,
): Generator<readonly CopyValue[]> {
  for (const { code, codeDigits, kind, before, after } of drafts) {
    const shown = (successors.get(codeDigits) ?? []).map(({ code: to, description, score }) => ({
      code: to,
      description,
      score,
    }));
    const { market, fromVersion, toVersion } = pair;
    yield [market, fromVersion, toVersion, code, codeDigits, kind, before, after, shown, at.toISOString()];
  }
}

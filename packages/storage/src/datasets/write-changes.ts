import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import type { TariffChangeDraft } from '@svc/tariff/changes/change-kind';
import type { Successor } from '@svc/tariff/changes/successors';
import type pg from 'pg';
import { inTransaction } from '../client.ts';
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

/** Number of comparisons per market to retain of those that callers requested; older ones can be repeated. */
const KEPT_PAIRS = 20;
const FORGET_OLD = `
  WITH gone AS (
    DELETE FROM version_comparisons v USING (
      SELECT c.market, c.from_version, c.to_version FROM version_comparisons c
      WHERE c.market = $1::market AND NOT EXISTS (
        SELECT FROM activations a
        WHERE a.market = c.market AND a.from_version = c.from_version AND a.to_version = c.to_version)
      ORDER BY c.compared_at DESC, c.from_version, c.to_version OFFSET $2
    ) old
    WHERE v.market = old.market AND v.from_version = old.from_version AND v.to_version = old.to_version
    RETURNING v.market, v.from_version, v.to_version
  )
  DELETE FROM tariff_changes t USING gone
  WHERE t.market = gone.market AND t.from_version = gone.from_version AND t.to_version = gone.to_version`;

/** Stores the changes between two versions, replacing an earlier comparison of the same two, in one transaction. */
export async function writeChanges(
  client: pg.ClientBase,
  pair: VersionPair,
  drafts: readonly TariffChangeDraft[],
  successors: ReadonlyMap<string, readonly Successor[]>,
  at: Date,
): Promise<void> {
  const key = [pair.market, pair.fromVersion, pair.toVersion];
  await inTransaction(client, async () => {
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
    await client.query(FORGET_OLD, [pair.market, KEPT_PAIRS]);
  });
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

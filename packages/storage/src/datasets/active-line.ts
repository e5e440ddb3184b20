import type { Successor } from '@svc/domain/alerts/alert';
import { SUCCESSORS_MAX, type ActiveLine } from '@svc/domain/lookups/active-line';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';
import { findDeclarableBelow } from './find-declarable.ts';

export async function activeLine(db: Db, market: Market, digits: string): Promise<ActiveLine | null> {
  const active = await db.dataset.findFirst({
    where: { market, state: 'active' },
    select: { id: true, version: true },
  });
  if (active === null) return null;
  const { id, version } = active;

  if (await isDeclarable(db, id, digits)) return { version, isDeclarable: true, successors: [] };

  const below = await findDeclarableBelow(db, id, digits, SUCCESSORS_MAX);
  const successors =
    below.length > 0 ? below.map((line) => ({ ...line, score: 1 })) : await compared(db, market, id, digits);
  return { version, isDeclarable: false, successors };
}

async function isDeclarable(db: Db, datasetId: string, codeDigits: string): Promise<boolean> {
  return (await db.tariffLine.count({ where: { datasetId, codeDigits, isLeaf: true } })) > 0;
}

// A successor may itself have been removed by a version in between.
function compared(db: Db, market: Market, datasetId: string, digits: string): Promise<readonly Successor[]> {
  return db.$queryRaw<Successor[]>`
    SELECT s.code, s.description, s.score FROM (
      SELECT successors FROM tariff_changes
      WHERE market = ${market}::market AND code_digits = ${digits} AND successors <> '[]'
      ORDER BY detected_at DESC, id DESC LIMIT 1
    ) latest, jsonb_to_recordset(latest.successors) AS s (code text, description text, score double precision)
    WHERE EXISTS (
      SELECT 1 FROM tariff_lines t
      WHERE t.dataset_id = ${datasetId} AND t.is_leaf AND t.code_digits = regexp_replace(s.code, '\\D', '', 'g')
    )
    ORDER BY s.score DESC LIMIT ${SUCCESSORS_MAX}`;
}

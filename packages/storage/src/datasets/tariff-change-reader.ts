import type { Successor } from '@svc/domain/alerts/alert';
import type {
  ChangeFilter,
  TariffChange,
  TariffChangeReader,
  VersionPair,
} from '@svc/domain/datasets/tariff-change';
import { TARIFF_CHANGE_KINDS, type TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Prisma, TariffChange as ChangeRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

export function createTariffChangeReader(db: Db): TariffChangeReader {
  return {
    latestPair: async (market, fromVersion, toVersion) => {
      const row = await db.activation.findFirst({
        where: {
          market,
          step: { not: 'switched' },
          fromVersion: fromVersion ?? { not: null },
          ...(toVersion === null ? {} : { toVersion }),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      if (row === null || row.fromVersion === null) return null;

      return { market, fromVersion: row.fromVersion, toVersion: row.toVersion };
    },
    isCompared: async (pair) => (await db.versionComparison.count({ where: pair })) > 0,
    list: async (pair, filter, limit) => {
      const where = whereOf(pair, filter);
      const rows = await db.tariffChange.findMany({
        where,
        orderBy: [{ codeDigits: 'asc' }, { kind: 'asc' }],
        take: limit,
      });

      return withSkus(db, pair, rows);
    },
    summary: async (pair, filter) => {
      const groups = await db.tariffChange.groupBy({
        by: ['kind'],
        where: whereOf(pair, filter),
        _count: { _all: true },
      });
      const counts = new Map(groups.map((group) => [group.kind, group._count._all]));
      const entries = TARIFF_CHANGE_KINDS.map((kind) => [kind, counts.get(kind) ?? 0]);

      return Object.fromEntries(entries) as Record<TariffChangeKind, number>;
    },
    affectedSkus: async (pair) => {
      const done = await db.activation.findFirst({
        where: { ...pair, step: 'done' },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { affectedSkus: true },
      });
      return done === null ? countSkus(db, pair) : done.affectedSkus;
    },
  };
}

// No SKU can lose its code to a new one.
async function countSkus(db: Db, { market, fromVersion, toVersion }: VersionPair): Promise<number> {
  const [row] = await db.$queryRaw<{ skus: number }[]>`
    SELECT count(*)::int AS skus FROM skus
    WHERE market = ${market}::market AND code_digits IN (
      SELECT code_digits FROM tariff_changes
      WHERE market = ${market}::market AND from_version = ${fromVersion} AND to_version = ${toVersion}
        AND kind <> 'added'
    )`;
  return row?.skus ?? 0;
}

function whereOf(pair: VersionPair, filter: ChangeFilter): Prisma.TariffChangeWhereInput {
  return {
    ...pair,
    ...(filter.kind === undefined ? {} : { kind: filter.kind }),
    ...(filter.digits === undefined ? {} : { codeDigits: { startsWith: filter.digits } }),
  };
}

/** Changes with their affected SKUs: as counted by the activation, or before it, those now on the codes. */
async function withSkus(
  db: Db,
  { market, fromVersion, toVersion }: VersionPair,
  rows: readonly ChangeRow[],
): Promise<readonly TariffChange[]> {
  const isCounted =
    (await db.activation.count({ where: { market, fromVersion, toVersion, step: 'done' } })) > 0;
  if (isCounted) return rows.map(toChange);

  const groups = await db.sku.groupBy({
    by: ['codeDigits'],
    where: { market, codeDigits: { in: rows.map(({ codeDigits }) => codeDigits) } },
    _count: { _all: true },
  });
  const counts = new Map(groups.map(({ codeDigits, _count }) => [codeDigits, _count._all]));

  return rows.map((row) => ({ ...toChange(row), affectedSkus: counts.get(row.codeDigits) ?? 0 }));
}

function toChange({ codeDigits: _digits, ...row }: ChangeRow): TariffChange {
  // Only the comparison writes it, in this shape.
  const successors = row.successors as unknown as readonly Successor[];

  return {
    ...row,
    id: Number(row.id),
    before: objectOf(row.before),
    after: objectOf(row.after),
    successors: successors.map(({ code, description, score }) => ({ code, description, score })),
  };
}

function objectOf(value: Prisma.JsonValue): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

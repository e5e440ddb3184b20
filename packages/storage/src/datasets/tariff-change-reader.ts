import type {
  ChangeFilter,
  ShownSuccessor,
  TariffChange,
  TariffChangeReader,
  VersionPair,
} from '@svc/domain/datasets/tariff-change';
import { TARIFF_CHANGE_KINDS, type TariffChangeKind } from '@svc/tariff/changes/change-kind';
import type { Prisma, TariffChange as ChangeRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

/** Changes of versions in PostgreSQL. */
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

      return rows.map(toChange);
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
  };
}

function whereOf(pair: VersionPair, filter: ChangeFilter): Prisma.TariffChangeWhereInput {
  return {
    ...pair,
    ...(filter.kind === undefined ? {} : { kind: filter.kind }),
    ...(filter.digits === undefined ? {} : { codeDigits: { startsWith: filter.digits } }),
  };
}

function toChange(row: ChangeRow): TariffChange {
  const {
    id,
    market,
    fromVersion,
    toVersion,
    code,
    kind,
    before,
    after,
    successors,
    affectedSkus,
    detectedAt,
  } = row;

  return {
    id: Number(id),
    market,
    fromVersion,
    toVersion,
    code,
    kind,
    before: objectOf(before),
    after: objectOf(after),
    // Written by the comparison only, in this shape.
    successors: (successors as unknown as readonly ShownSuccessor[]).map(
      ({ code: to, description, score }) => ({ code: to, description, score }),
    ),
    affectedSkus,
    detectedAt,
  };
}

function objectOf(value: Prisma.JsonValue): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

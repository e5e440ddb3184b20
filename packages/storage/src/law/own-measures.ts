import type { Law } from '@svc/law/law';
import type { MeasureCells } from '@svc/law/pack/own-rows';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';
import {
  activatePack,
  activeBase,
  cellsOf,
  checkMeasures,
  lawWith,
  listPacks,
  packSources,
  waitForMarket,
} from './measure-packs.ts';

type OwnDb = Pick<Db, 'measurePack' | 'ownMeasure' | '$queryRaw'>;

export interface OwnMeasure {
  readonly market: Market;
  readonly id: string;
  readonly cells: MeasureCells;
  readonly createdAt: Date;
  readonly createdBy: string;
  /** Null for a draft. */
  readonly releasedAt: Date | null;
  readonly releasedBy: string | null;
  readonly withdrawnAt: Date | null;
}

export async function listOwnMeasures(
  db: Pick<OwnDb, 'ownMeasure'>,
  market: Market | null,
): Promise<readonly OwnMeasure[]> {
  const rows = await db.ownMeasure.findMany({
    where: market === null ? {} : { market },
    orderBy: { id: 'desc' },
  });
  return rows.map((row) => ({ ...row, id: row.measureId, cells: cellsOf(row) }));
}

type By = {
  readonly by: string;
  readonly at: Date;
};

export type OwnMeasureError = 'no_pack' | 'exists' | 'unknown' | 'released' | 'same_person';

export class OwnMeasureRejected extends Error {
  readonly reason: OwnMeasureError;
  readonly measureId: string;

  constructor(reason: OwnMeasureError, measureId: string) {
    super(reason);
    this.reason = reason;
    this.measureId = measureId;
  }
}

/**
 * Adds a measure of the installation: a draft, or directly to the active pack. Returns the id of the active pack, null
 * for a draft. Call within a transaction: invalid cells throw UnreadablePack, which must undo all of it.
 */
export async function addMeasure(
  db: OwnDb,
  market: Market,
  cells: MeasureCells,
  { by, at, isDraft }: By & { readonly isDraft: boolean },
): Promise<string | null> {
  await waitForMarket(db, market);
  const measureId = cells.id ?? '';
  const base = await baseOf(db, market, measureId);
  const current = await db.ownMeasure.findFirst({ where: { market, measureId, withdrawnAt: null } });
  if (current !== null) throw new OwnMeasureRejected('exists', measureId);

  // A draft is checked too, so that its author learns of errors.
  await checkMeasures(db, market, base, [cells]);
  const release = isDraft ? {} : { releasedAt: at, releasedBy: by };
  await db.ownMeasure.create({
    data: { market, measureId, cells: { ...cells }, createdAt: at, createdBy: by, ...release },
  });

  return isDraft ? null : activatePack(db, market, base, at);
}

/** Releases another person's draft. Returns the id of the active pack. */
export async function releaseMeasure(
  db: OwnDb,
  market: Market,
  measureId: string,
  { by, at }: By,
): Promise<string> {
  await waitForMarket(db, market);
  const row = await currentOf(db, market, measureId);
  if (row.releasedAt !== null) throw new OwnMeasureRejected('released', measureId);
  if (row.createdBy === by) throw new OwnMeasureRejected('same_person', measureId);
  await db.ownMeasure.update({ where: { id: row.id }, data: { releasedAt: at, releasedBy: by } });
  return activatePack(db, market, await baseOf(db, market, measureId), at);
}

/** Withdraws a measure of the installation. Returns the id of the active pack. */
export async function withdrawMeasure(
  db: OwnDb,
  market: Market,
  measureId: string,
  at: Date,
): Promise<string> {
  await waitForMarket(db, market);
  const row = await currentOf(db, market, measureId);
  await db.ownMeasure.update({ where: { id: row.id }, data: { withdrawnAt: at } });
  return activatePack(db, market, await baseOf(db, market, measureId), at);
}

async function baseOf(db: OwnDb, market: Market, measureId: string): Promise<string> {
  const base = await activeBase(db, market);
  if (base === null) throw new OwnMeasureRejected('no_pack', measureId);
  return base;
}

async function currentOf(db: OwnDb, market: Market, measureId: string) {
  const row = await db.ownMeasure.findFirst({ where: { market, measureId, withdrawnAt: null } });
  if (row === null) throw new OwnMeasureRejected('unknown', measureId);
  return row;
}

export function createMeasureReader(db: OwnDb) {
  return {
    packs: () => listPacks(db),
    sources: (market: Market, packId: string) => packSources(db, market, packId),
    own: () => listOwnMeasures(db, null),
    /** Law in force with one more measure. Throws UnreadablePack. */
    preview: async (market: Market, cells: MeasureCells): Promise<Law> =>
      lawWith(db, market, await baseOf(db, market, cells.id ?? ''), [cells]),
  };
}

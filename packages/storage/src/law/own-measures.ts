import type { MeasureCells } from '@svc/law/pack/own-rows';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';
import { activatePack, activeBase, checkMeasures } from './measure-packs.ts';

type OwnDb = Pick<Db, 'measurePack' | 'ownMeasure'>;

/** Author and time of a change. */
interface By {
  readonly by: string;
  readonly at: Date;
}

/** Why a measure of the installation was not changed. */
export type OwnMeasureError = 'no_pack' | 'exists' | 'unknown' | 'released' | 'same_person';

/** A change that was not made. */
export class OwnMeasureRejected extends Error {
  readonly reason: OwnMeasureError;

  constructor(reason: OwnMeasureError) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Adds a measure of the installation: a draft, or at once part of the active pack. Returns the id of the active pack, null
 * for a draft. Call within a transaction: cells that do not fit throw UnreadablePack and must leave nothing behind.
 */
export async function addMeasure(
  db: OwnDb,
  market: Market,
  cells: MeasureCells,
  { by, at, isDraft }: By & { readonly isDraft: boolean },
): Promise<string | null> {
  const base = await baseOf(db, market);
  const measureId = cells.id ?? '';
  const current = await db.ownMeasure.findFirst({ where: { market, measureId, withdrawnAt: null } });
  if (current !== null) throw new OwnMeasureRejected('exists');

  // A draft is read too, so that its errors are known to its author.
  await checkMeasures(db, market, base, [cells]);
  const release = isDraft ? {} : { releasedAt: at, releasedBy: by };
  await db.ownMeasure.create({
    data: { market, measureId, cells: { ...cells }, createdAt: at, createdBy: by, ...release },
  });

  return isDraft ? null : activatePack(db, market, base, at);
}

/** Releases a draft of another person. Returns the id of the active pack. */
export async function releaseMeasure(
  db: OwnDb,
  market: Market,
  measureId: string,
  { by, at }: By,
): Promise<string> {
  const row = await currentOf(db, market, measureId);
  if (row.releasedAt !== null) throw new OwnMeasureRejected('released');
  if (row.createdBy === by) throw new OwnMeasureRejected('same_person');
  await db.ownMeasure.update({ where: { id: row.id }, data: { releasedAt: at, releasedBy: by } });
  return activatePack(db, market, await baseOf(db, market), at);
}

/** Withdraws a measure of the installation. Returns the id of the active pack. */
export async function withdrawMeasure(
  db: OwnDb,
  market: Market,
  measureId: string,
  at: Date,
): Promise<string> {
  const row = await currentOf(db, market, measureId);
  await db.ownMeasure.update({ where: { id: row.id }, data: { withdrawnAt: at } });
  return activatePack(db, market, await baseOf(db, market), at);
}

async function baseOf(db: OwnDb, market: Market): Promise<string> {
  const base = await activeBase(db, market);
  if (base === null) throw new OwnMeasureRejected('no_pack');
  return base;
}

async function currentOf(db: OwnDb, market: Market, measureId: string) {
  const row = await db.ownMeasure.findFirst({ where: { market, measureId, withdrawnAt: null } });
  if (row === null) throw new OwnMeasureRejected('unknown');
  return row;
}

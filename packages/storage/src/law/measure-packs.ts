import { gunzipSync, gzipSync } from 'node:zlib';
import { indexLaw, type Law } from '@svc/law/law';
import type { PackFault } from '@svc/law/pack/fault';
import { withMeasures, type MeasureCells } from '@svc/law/pack/own-rows';
import { fieldsOf, isFields } from '@svc/law/pack/json';
import type { MeasurePack } from '@svc/law/pack/pack';
import { packHash, readPackInSlices, type PackFiles } from '@svc/law/pack/read-pack';
import type { PackSummary } from '@svc/domain/datasets/pack-summary';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';

type PackDb = Pick<Db, 'measurePack' | 'ownMeasure' | '$queryRaw'>;

/** Thrown for pack files that cannot be read; lists every error. */
export class UnreadablePack extends Error {
  readonly faults: readonly PackFault[];

  constructor(faults: readonly PackFault[]) {
    super('the pack has errors');
    this.faults = faults;
  }
}

/** Thrown for a pack with the id of a stored one but other content: packs are immutable. */
export class PackConflict extends Error {}

/** Result of storing a pack: its id, and false if it was already stored. */
interface StoredPack {
  readonly market: Market;
  readonly id: string;
  readonly isNew: boolean;
}

const INFLATED_BYTES_MAX = 256 * 1024 * 1024;

/** Stores a pack. Throws UnreadablePack or PackConflict. A shipped pack replaces an earlier build of the same id. */
export async function storePack(
  db: PackDb,
  files: PackFiles,
  { at, isShipped = false, base = null }: { at: Date; isShipped?: boolean; base?: string | null },
): Promise<StoredPack> {
  const pack = await readOrThrow(files);
  const key = { market_packId: { market: pack.market, packId: pack.id } };
  const known = await db.measurePack.findUnique({ where: key, select: { sha256: true, isShipped: true } });
  const stored = { market: pack.market, id: pack.id };
  if (known?.sha256 === pack.sha256) return { ...stored, isNew: false };
  if (known !== null && !(known.isShipped && isShipped)) throw new PackConflict(pack.id);

  const content = {
    sha256: pack.sha256,
    knownUntil: new Date(pack.knownUntil),
    content: Uint8Array.from(gzipSync(JSON.stringify([...files]))),
    loadedAt: at,
  };
  if (known === null)
    await db.measurePack.createMany({
      data: { market: pack.market, packId: pack.id, basePackId: base, isShipped, ...content },
    });
  else await db.measurePack.updateMany({ where: { market: pack.market, packId: pack.id }, data: content });
  return { ...stored, isNew: true };
}

export async function packFiles(
  db: Pick<PackDb, 'measurePack'>,
  market: Market,
  packId: string,
): Promise<PackFiles | null> {
  const row = await db.measurePack.findUnique({
    where: { market_packId: { market, packId } },
    select: { content: true },
  });
  return row === null ? null : filesOf(row.content);
}

function filesOf(content: Uint8Array): PackFiles {
  const text = gunzipSync(content, { maxOutputLength: INFLATED_BYTES_MAX }).toString();
  // Only `storePack` writes it.
  return new Map(JSON.parse(text) as [string, string][]);
}

/**
 * Activates a pack for its market, combined with the installation's released measures into a derived pack if there are
 * any. Returns the id of the active pack. Throws UnreadablePack if the measures do not fit.
 */
export async function activatePack(db: PackDb, market: Market, packId: string, at: Date): Promise<string> {
  await waitForMarket(db, market);
  const rows = await releasedCells(db, market);
  const id = rows.length === 0 ? packId : await derived(db, market, packId, rows, at);
  const where = { market_packId: { market, packId: id } };
  const found = await db.measurePack.findUnique({ where, select: { active: true } });
  if (found?.active === true) return id;

  await db.measurePack.updateMany({ where: { market, active: true }, data: { active: false } });
  await db.measurePack.updateMany({
    where: { market, packId: id },
    data: { active: true, activatedAt: at },
  });
  return id;
}

/** Waits until no other transaction changes the packs of a market, and blocks others until this one ends. */
export async function waitForMarket(db: Pick<Db, '$queryRaw'>, market: Market): Promise<void> {
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('svc.measures.' || ${market}::text))::text`;
}

/** Pack that the active one was derived from, else the active one; null if there is none. */
export async function activeBase(db: PackDb, market: Market): Promise<string | null> {
  const row = await db.measurePack.findFirst({
    where: { market, active: true },
    select: { packId: true, basePackId: true },
  });
  return row?.basePackId ?? row?.packId ?? null;
}

async function derived(
  db: PackDb,
  market: Market,
  packId: string,
  rows: readonly MeasureCells[],
  at: Date,
): Promise<string> {
  const files = await joined(db, market, packId, rows);
  // The id is derived from the content, so that the same rows make the same pack.
  const id = `${packId}.own-${packHash(files).slice(0, 8)}`;
  await storePack(db, withMeasures(files, rows, id), { at, base: packId });
  return id;
}

async function releasedCells(
  db: Pick<PackDb, 'ownMeasure'>,
  market: Market,
): Promise<readonly MeasureCells[]> {
  const where = { market, releasedAt: { not: null }, withdrawnAt: null };
  return (await db.ownMeasure.findMany({ where, orderBy: { id: 'asc' } })).map(cellsOf);
}

/** A stored pack combined with the installation's released measures and further ones. Throws UnreadablePack. */
export async function lawWith(
  db: PackDb,
  market: Market,
  packId: string,
  rows: readonly MeasureCells[],
): Promise<Law> {
  const released = await releasedCells(db, market);
  return indexLaw(await readOrThrow(await joined(db, market, packId, [...released, ...rows])));
}

/** Stored packs by market, newest first. */
export async function listPacks(db: Pick<PackDb, 'measurePack'>): Promise<readonly PackSummary[]> {
  const rows = await db.measurePack.findMany({
    omit: { content: true },
    orderBy: [{ market: 'asc' }, { loadedAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ market, packId, basePackId, active, isShipped, knownUntil, sha256, ...times }) => ({
    market,
    id: packId,
    base: basePackId,
    isActive: active,
    isShipped,
    knownUntil: knownUntil.toISOString().slice(0, 10),
    loadedAt: times.loadedAt,
    activatedAt: times.activatedAt,
    sha256,
  }));
}

type PackSource = {
  readonly title: string;
  readonly url: string;
  readonly readOn: string;
};

export async function packSources(
  db: Pick<PackDb, 'measurePack'>,
  market: Market,
  packId: string,
): Promise<readonly PackSource[]> {
  const files = await packFiles(db, market, packId);
  const sources = fieldsOf(files?.get('pack.json') ?? '{}')?.['sources'];
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return (Array.isArray(sources) ? sources : []).filter(isFields).map((source) => ({
    title: text(source['title']),
    url: text(source['url']),
    readOn: text(source['read_on']),
  }));
}

/** Throws UnreadablePack if further measures do not fit into a stored pack. */
export async function checkMeasures(
  db: PackDb,
  market: Market,
  packId: string,
  rows: readonly MeasureCells[],
): Promise<void> {
  await readOrThrow(await joined(db, market, packId, rows));
}

async function joined(
  db: PackDb,
  market: Market,
  packId: string,
  rows: readonly MeasureCells[],
): Promise<PackFiles> {
  const files = await packFiles(db, market, packId);
  if (files === null) throw new Error(`no ${market} pack ${packId}`);
  return withMeasures(files, rows, packId);
}

export function cellsOf({ cells }: { readonly cells: unknown }): MeasureCells {
  // Only `addMeasure` writes it, from cells.
  return cells as MeasureCells;
}

async function readOrThrow(files: PackFiles): Promise<MeasurePack> {
  const { pack, faults } = await readPackInSlices(files);
  if (pack === null) throw new UnreadablePack(faults);
  return pack;
}

/** Stores the release's packs and activates those whose law extends at least as far as that of the active ones. */
export async function installShippedPacks(
  db: PackDb,
  shipped: readonly PackFiles[],
  at: Date,
): Promise<readonly string[]> {
  const activated: string[] = [];
  for (const files of shipped) {
    const { market, id, isNew } = await storePack(db, files, { at, isShipped: true });
    const active = await db.measurePack.findFirst({ where: { market, active: true } });
    const own = await db.measurePack.findUniqueOrThrow({
      where: { market_packId: { market, packId: id } },
      select: { knownUntil: true },
    });
    const isOlder = active !== null && active.knownUntil > own.knownUntil;
    if (isOlder || (!isNew && (active?.basePackId ?? active?.packId) === id)) continue;
    activated.push(await activatePack(db, market, id, at));
  }
  return activated;
}

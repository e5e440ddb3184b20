import { setImmediate } from 'node:timers/promises';
import { indexLaw, type Law } from '@svc/law/law';
import { loadShippedLaw, shippedLaw, type LawBook } from '@svc/law/law-book';
import { readPackInSlices } from '@svc/law/pack/read-pack';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';
import { packFiles } from './measure-packs.ts';

type LawDb = Pick<Db, 'measurePack'>;

export interface StoredLaws extends LawBook {
  /** Loads the active packs that have changed, once for concurrent calls; call it at start and periodically. */
  refresh(): Promise<void>;
}

/** Maximum cached packs other than the active ones, by market and id. */
const NAMED_MAX = 4;

/** Creates a law book of the installation's active packs; before `refresh` those of the release. */
export function createStoredLaws(db: LawDb): StoredLaws {
  const active = new Map<Market, Law>();
  const named = new Map<string, Law>();
  let refreshing: Promise<void> | null = null;

  const refresh = async (): Promise<void> => {
    const rows = await db.measurePack.findMany({
      where: { active: true },
      select: { market: true, packId: true, sha256: true },
    });
    for (const { market, packId, sha256 } of rows) {
      if (active.get(market)?.pack.sha256 === sha256) continue;
      const release = await loadShippedLaw(market);
      const law = release.pack.sha256 === sha256 ? release : await load(db, market, packId);
      if (law !== null) active.set(market, law);
    }
  };

  return {
    current: (market) => active.get(market) ?? shippedLaw(market),
    named: async (market, id) => {
      const current = active.get(market);
      if (current?.pack.id === id) return current;
      const key = `${market} ${id}`;
      const law = named.get(key) ?? (await load(db, market, id));
      if (law === null) return null;
      named.delete(key);
      named.set(key, law);
      for (const oldest of named.keys()) if (named.size > NAMED_MAX) named.delete(oldest);
      return law;
    },
    refresh: () => (refreshing ??= refresh().finally(() => (refreshing = null))),
  };
}

/** The law of a stored pack, by default of the active one; null for an unknown id. */
export async function storedLaw(db: LawDb, market: Market, id: string | null): Promise<Law | null> {
  const where = id === null ? { market, active: true } : { market, packId: id };
  const row = await db.measurePack.findFirst({ where, select: { packId: true } });
  if (row !== null) return load(db, market, row.packId);
  return id === null ? shippedLaw(market) : null;
}

async function load(db: LawDb, market: Market, packId: string): Promise<Law | null> {
  const files = await packFiles(db, market, packId);
  if (files === null) return null;
  const { pack } = await readPackInSlices(files);
  // A stored pack was readable once; only a release with another format cannot read it.
  if (pack === null) throw new Error(`the stored pack ${packId} of ${market} is of another form`);
  await setImmediate();
  return indexLaw(pack);
}

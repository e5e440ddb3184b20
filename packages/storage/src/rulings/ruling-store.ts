import { rulingKey, type Ruling, type RulingStore } from '@svc/domain/rulings/ruling';
import type { Market } from '@svc/tariff/market';
import type { Db } from '../prisma.ts';

/** Rulings in PostgreSQL; `db` must be a transaction if rulings and their codes are to change together. */
export function createRulingStore(db: Db): RulingStore {
  return {
    upsert: (rulings, at) => {
      const last = [...new Map(rulings.map((ruling) => [rulingKey(ruling), ruling])).values()];
      return writeRulings(db, last, at);
    },
  };
}

interface WrittenRow {
  readonly id: number;
  readonly number: string;
  readonly market: Market;
  readonly date: string | null;
  readonly is_new: boolean;
}

async function writeRulings(db: Db, rulings: readonly Ruling[], at: Date): Promise<number> {
  const json = JSON.stringify(rulings.map(({ codes: _codes, ...ruling }) => ruling));
  const written = await db.$queryRaw<WrittenRow[]>`
    INSERT INTO rulings (number, source, market, title, text, date, origin, url, loaded_at)
    SELECT number, source, market::market, title, text, date, origin, url, ${at}::timestamptz
    FROM jsonb_to_recordset(${json}::jsonb)
      AS r(number text, source text, market text, title text, text text, date text, origin text, url text)
    ON CONFLICT (number, (CASE WHEN market = 'VN' THEN left(coalesce(date, ''), 4) ELSE '' END)) DO UPDATE SET source = excluded.source, market = excluded.market, title = excluded.title,
      text = excluded.text, date = excluded.date, origin = excluded.origin, url = excluded.url,
      loaded_at = excluded.loaded_at
    RETURNING id, number, market::text AS market, date, xmax = 0 AS is_new`;

  await writeCodes(db, rulings, written);

  return written.filter((row) => row.is_new).length;
}

async function writeCodes(db: Db, rulings: readonly Ruling[], written: readonly WrittenRow[]): Promise<void> {
  const ids = new Map(written.map((row) => [rulingKey(row), row.id]));
  await db.rulingCode.deleteMany({ where: { rulingId: { in: [...ids.values()] } } });

  const data = rulings.flatMap((ruling) => {
    const rulingId = ids.get(rulingKey(ruling));
    if (rulingId === undefined) throw new Error(`ruling ${ruling.number} was not written`);
    return ruling.codes.map(({ code, codeDigits }, position) => ({ rulingId, code, codeDigits, position }));
  });
  await db.rulingCode.createMany({ data });
}

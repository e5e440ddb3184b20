import type { Ruling, RulingStore } from '@svc/domain/rulings/ruling';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';

/** Rulings in PostgreSQL. */
export function createRulingStore(db: PrismaClient): RulingStore {
  return {
    upsert: (rulings, at) => {
      const last = [...new Map(rulings.map((ruling) => [ruling.number, ruling])).values()];
      return db.$transaction((tx) => writeRulings(tx, last, at));
    },
  };
}

async function writeRulings(db: Db, rulings: readonly Ruling[], at: Date): Promise<number> {
  const json = JSON.stringify(rulings.map(({ codes: _codes, ...ruling }) => ruling));
  const written = await db.$queryRaw<{ is_new: boolean }[]>`
    INSERT INTO rulings (number, source, market, title, text, date, origin, url, loaded_at)
    SELECT number, source, market::market, title, text, date, origin, url, ${at}::timestamptz
    FROM jsonb_to_recordset(${json}::jsonb)
      AS r(number text, source text, market text, title text, text text, date text, origin text, url text)
    ON CONFLICT (number) DO UPDATE SET source = excluded.source, market = excluded.market, title = excluded.title,
      text = excluded.text, date = excluded.date, origin = excluded.origin, url = excluded.url,
      loaded_at = excluded.loaded_at
    RETURNING xmax = 0 AS is_new`;
  await writeCodes(db, rulings);
  return written.filter((row) => row.is_new).length;
}

async function writeCodes(db: Db, rulings: readonly Ruling[]): Promise<void> {
  await db.rulingCode.deleteMany({ where: { number: { in: rulings.map((ruling) => ruling.number) } } });
  const data = rulings.flatMap(({ number, codes }) =>
    codes.map(({ code, codeDigits }, position) => ({ number, code, codeDigits, position })),
  );
  await db.rulingCode.createMany({ data });
}

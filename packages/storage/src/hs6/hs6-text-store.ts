import type { Hs6Text, Hs6TextStore } from '@svc/domain/hs6/hs6-text';
import type { Db } from '../prisma.ts';

/** Texts of the Harmonized System in PostgreSQL. */
export function createHs6TextStore(db: Pick<Db, '$queryRaw'>): Hs6TextStore {
  return { upsert: (language, texts) => upsertTexts(db, language, texts) };
}

async function upsertTexts(
  db: Pick<Db, '$queryRaw'>,
  language: string,
  texts: readonly Hs6Text[],
): Promise<number> {
  const last = new Map(texts.map(({ hs6, text }) => [hs6, text]));
  const written = await db.$queryRaw<{ is_new: boolean }[]>`
    INSERT INTO hs6_texts (language, hs6, text)
    SELECT ${language}, hs6, text FROM unnest(${[...last.keys()]}::text[], ${[...last.values()]}::text[]) AS t(hs6, text)
    ON CONFLICT (language, hs6) DO UPDATE SET text = excluded.text
    RETURNING xmax = 0 AS is_new`;

  return written.filter((row) => row.is_new).length;
}

import type { Hs6Text, Hs6TextStore } from '@svc/domain/hs6/hs6-text';
import type { TitleOf } from '@svc/tariff/schedule/title-of';
import type pg from 'pg';
import type { Db } from '../prisma.ts';

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

/** Texts in all languages but one by their 2, 4 or 6 digits; texts of one code are joined by line breaks. */
export async function readHs6Texts(
  client: pg.ClientBase,
  exceptLanguage: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ hs6: string; text: string }>(
    `SELECT hs6, string_agg(text, E'\\n' ORDER BY language) AS text FROM hs6_texts
     WHERE split_part(language, '-', 1) <> $1 GROUP BY hs6`,
    [exceptLanguage],
  );

  return new Map(rows.map((row) => [row.hs6, row.text]));
}

/**
 * Titles of headings and subheadings from the loaded texts of the Harmonized System, in the first language that has
 * one; never official.
 */
export async function readHsTitles(client: pg.ClientBase, languages: readonly string[]): Promise<TitleOf> {
  const { rows } = await client.query<{ hs6: string; text: string }>(
    `SELECT DISTINCT ON (hs6) hs6, text FROM hs6_texts WHERE language = ANY($1)
     ORDER BY hs6, array_position($1, language)`,
    [languages],
  );
  const titles = new Map(rows.map((row) => [row.hs6, row.text]));

  return (digits) => {
    const text = titles.get(digits);
    return text === undefined ? null : { text, official: false };
  };
}

import type { TitleOf } from '@svc/tariff/schedule/title-of';
import type pg from 'pg';

/** Titles of headings and subheadings from the loaded texts of the Harmonized System, the first language that has one; never official. */
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

import type pg from 'pg';

/** Texts of all languages but one by their 2, 4 or 6 digits, those of one code joined by line ends. */
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

/** Everyday terms and the schedule's terms for them: `en` for English texts, `vi` for Vietnamese ones. */
export interface SynonymEntry {
  readonly said: readonly string[];
  readonly en: string;
  readonly vi: string;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses a table with an entry per line: `everyday, everyday = schedule terms | từ của biểu thuế`. */
export const readSynonyms = (table: string): SynonymEntry[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', meant = ''] = line.split('=');
      const [en = '', vi = ''] = meant.split('|');
      return { said: listed(said), en: en.trim(), vi: vi.trim() };
    });

import { openClient } from '../client.ts';

/** Tells the planner what the lines are like now. Only by what is searched: texts are long, and nothing is planned by them. */
export async function analyzeLines(url: string): Promise<void> {
  const client = await openClient(url);
  try {
    await client.query('ANALYZE tariff_lines (dataset_id, position, code_digits, is_leaf)');
  } finally {
    await client.end();
  }
}

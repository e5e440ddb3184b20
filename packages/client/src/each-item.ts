import type { CallParts } from './wire.ts';

/** What is read of a page. */
export interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
}

/** The items of a paged list, asked for page by page as they are taken; what comes or goes meanwhile may be missed. */
export async function* eachItem(
  ask: (parts: CallParts) => Promise<Page>,
  parts: CallParts,
): AsyncGenerator<unknown, void> {
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const answer = await ask({ ...parts, query: { ...parts.query, page } });
    if (answer.items.length === 0) return;
    yield* answer.items;
    seen += answer.items.length;
    ({ total } = answer);
  }
}

import { screen } from '@testing-library/react';
import type { Lookup } from '../../src/areas/classify/lookup.ts';
import type { Waiting } from '../../src/areas/review/queue.ts';
import type { Answers, SeenCall } from './fake-api.ts';
import { AROUND_A_LOOKUP, lookupOf, waitingOf } from './lookup-answers.ts';
import { openPage } from './render-page.tsx';

const idOf = (letter: string): string => letter.repeat(32);
export const SHIRT = waitingOf({ id: idOf('a'), description: 'Shirt' });
export const PUMP = waitingOf({ id: idOf('b'), description: 'Pump', recommended_code: '8413.70.20' });
const TEA = waitingOf({ id: idOf('c'), description: 'Tea' });

export const detailOf = (id: string, rows: readonly Waiting[]): Lookup =>
  lookupOf({ id, description: `detail of ${rows.find((row) => row.id === id)?.description ?? ''}` });

/** The review queue with these rows; the first is open. */
export async function openQueue(rows: readonly Waiting[] = [SHIRT, PUMP, TEA], answers: Answers = {}) {
  const page = await openPage('/review', {
    role: 'reviewer',
    answers: {
      ...AROUND_A_LOOKUP,
      'review.list': { items: rows, total: rows.length, page: 1, page_size: 200 },
      'lookups.get': ({ params }) => detailOf(params['lookup_id'] ?? '', rows),
      'lookups.decide': ({ params }) => detailOf(params['lookup_id'] ?? '', rows),
      ...answers,
    },
  });
  await screen.findByText(`detail of ${rows[0]?.description ?? ''}`);
  return page;
}
export const openRow = (): string =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? '';
/** Sent decisions: first letter of the lookup id, and the body. */
export const sent = (calls: readonly SeenCall[]) =>
  calls
    .filter(({ id }) => id === 'lookups.decide')
    .map(({ params, body }) => [params['lookup_id']?.[0], body]);

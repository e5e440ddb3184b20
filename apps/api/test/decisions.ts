import type { Seat } from './test-accounts.ts';
import type { TestApi } from './test-api.ts';

/** A declarable line of the sample schedule that is not the proposed one. */
export const OTHER_CODE = '6109.10.00.40';
/** Why it is that one. */
export const NOTE = 'it is for women';

/** Asks for a decision on a lookup. */
export function decideAs(api: TestApi, seat: Seat, id: string, body: object) {
  return api.as(seat).post(`/api/lookups/${id}/decision`).send(body);
}

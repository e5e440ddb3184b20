import type { Seat } from './test-accounts.ts';
import type { TestApi } from './test-api.ts';

export const OTHER_CODE = '6109.10.00.40';
export const NOTE = 'it is for women';

export function decideAs(api: TestApi, seat: Seat, id: string, body: object) {
  return api.as(seat).post(`/api/lookups/${id}/decision`).send(body);
}

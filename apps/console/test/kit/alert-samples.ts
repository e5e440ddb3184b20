import type { AnswerOf } from '@svc/client/create-client';

type Alert = AnswerOf<'alerts.list'>[number];

/** An open alert for a removed code, with two successors. */
export const alertOf = (fields: Partial<Alert> = {}): Alert => ({
  id: 1,
  sku_id: 71,
  kind: 'code_removed',
  message: 'The code 3926.90.99.50 is no longer in the schedule.',
  created_at: '2026-03-14T10:30:00Z',
  acknowledged_at: null,
  acknowledged_by: null,
  acknowledged_by_name: null,
  market: 'US',
  sku: 'CASE-1',
  code: '3926.90.99.50',
  from_version: '2026-rev3',
  to_version: '2026-rev4',
  successors: [
    { code: '3926.90.99.52', description: 'Cases for telephones', score: 0.91 },
    { code: '3926.90.99.56', description: 'Cases for tablets', score: 0.624 },
  ],
  changes: [],
  ...fields,
});

export const seenAlert = (fields: Partial<Alert> = {}): Alert =>
  alertOf({
    acknowledged_at: '2026-03-15T10:30:00Z',
    acknowledged_by: 'a-2',
    acknowledged_by_name: 'Rita Reviewer',
    ...fields,
  });

import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { AcknowledgeBody, alertSelection } from './schema.ts';

/** Acknowledge many alerts: by their ids, or all of a market and kind. */
export const acknowledgeManyAlerts = ({ alerts, clock }: ApiDeps) =>
  operation({
    id: 'alerts.acknowledge_many',
    method: 'post',
    path: '/api/alerts/acknowledge',
    summary: 'Acknowledge many alerts',
    tag: 'catalog',
    access: 'reviewer',
    catalogWrite: true,
    body: AcknowledgeBody,
    response: object({ acknowledged: integer({ min: 0 }) }),
    answers: { 200: 'How many were open', 402: 'The free trial has ended' },
    run: async ({ actor, body }) => {
      const by = { accountId: actor.accountId, at: clock() };
      return json(200, { acknowledged: await alerts.acknowledge(alertSelection(body), by) });
    },
  });

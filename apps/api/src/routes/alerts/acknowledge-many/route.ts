import { ALERT_KINDS, type AlertSelection } from '@svc/domain/alerts/alert';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer, integerId } from '../../../http/schema/number.ts';
import { optional } from '../../../http/schema/presence.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';

const IDS_MAX = 10_000;

const AcknowledgeBody = object({
  ids: optional(array(integerId(), { max: IDS_MAX })),
  market: optional(marketField()),
  kind: optional(oneOf(ALERT_KINDS)),
});

export const alertsAcknowledgeMany = ({ alerts, clock }: ApiDeps) =>
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

/** Alerts selected by a body; ids take precedence over market and kind. Throws 422 if it selects none. */
function alertSelection({ ids, market, kind }: Infer<typeof AcknowledgeBody>): AlertSelection {
  if (ids !== undefined) return { ids };
  if (market !== undefined && kind !== undefined) return { market, kind };

  const missing = { market, kind };
  const named = market === undefined && kind === undefined ? ['ids'] : ['market', 'kind'];
  const errors = named
    .filter((field) => field === 'ids' || missing[field === 'market' ? 'market' : 'kind'] === undefined)
    .map((field) => ({ field, message: 'is required: name the alerts by ids, or by market and kind' }));

  throw new DomainError('validation_error', { message: 'alert_selection_required', errors });
}

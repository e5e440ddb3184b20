import { acknowledgeAlert } from '@svc/domain/alerts/alert';
import { alertJson } from '@svc/wire/alert';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integerId } from '../../../http/schema/number.ts';
import { AlertSchema } from '../alert-schema.ts';

export const alertsAcknowledge = ({ alerts, clock }: ApiDeps) =>
  operation({
    id: 'alerts.acknowledge',
    method: 'post',
    path: '/api/alerts/{alert_id}/acknowledge',
    summary: 'Acknowledge an alert',
    tag: 'catalog',
    access: 'reviewer',
    catalogWrite: true,
    params: object({ alert_id: integerId() }),
    response: AlertSchema,
    answers: { 200: 'The alert', 402: 'The free trial has ended' },
    run: async ({ actor, params, t }) => {
      const by = { accountId: actor.accountId, at: clock() };
      return json(200, alertJson(await acknowledgeAlert(alerts, params.alert_id, by), t));
    },
  });

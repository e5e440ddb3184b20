import { listedMarkets, type PlanHolder } from '@svc/domain/accounts/actor';
import { acknowledgeAlert, ALERT_KINDS, type AlertSelection } from '@svc/domain/alerts/alert';
import { alertJson } from '@svc/wire/alert';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { limitField } from '../../http/paging.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { marketField } from '../product-fields.ts';
import { AlertSchema } from './alert-schema.ts';

const LIMIT = { default: 200, max: 1000 };

export const alertsList = ({ alerts }: ApiDeps) =>
  operation({
    id: 'alerts.list',
    route: 'GET /api/alerts',
    summary: 'List alerts',
    access: 'entry',
    query: v.object({
      ...limitField(LIMIT),
      market: v.optional(marketField()),
      kind: v.optional(v.oneOf(ALERT_KINDS)),
      acknowledged: v.optional(v.boolean()),
      product: v.flag('Adds what the product is'),
    }),
    response: v.array(AlertSchema, { max: LIMIT.max }),
    answers: { 200: 'Alerts of the markets of the plan, newest first' },
    run: async ({ actor, query: { limit, product, market, ...filter }, t }) =>
      json(
        200,
        (await alerts.list({ ...filter, markets: listedMarkets(actor, market) }, limit)).map((alert) => ({
          ...alertJson(alert, t),
          ...(product ? { product_description: alert.productDescription } : {}),
        })),
      ),
  });

export const alertsAcknowledge = ({ alerts, clock }: ApiDeps) =>
  operation({
    id: 'alerts.acknowledge',
    route: 'POST /api/alerts/{alert_id}/acknowledge',
    summary: 'Acknowledge an alert',
    access: 'reviewer',
    catalogWrite: true,
    params: v.object({ alert_id: v.integerId() }),
    response: AlertSchema,
    answers: {
      200: 'The alert',
      403: 'The plan lacks the market of the alert',
    },
    errorCodes: ['plan_feature'],
    run: async ({ actor, params, t }) =>
      json(200, alertJson(await acknowledgeAlert(alerts, params.alert_id, actor, clock()), t)),
  });

const IDS_MAX = 10_000;

const AcknowledgeBody = v.object({
  ids: v.optional(v.array(v.integerId(), { max: IDS_MAX })),
  market: v.optional(marketField()),
  kind: v.optional(v.oneOf(ALERT_KINDS)),
});

export const alertsAcknowledgeMany = ({ alerts, clock }: ApiDeps) =>
  operation({
    id: 'alerts.acknowledge_many',
    route: 'POST /api/alerts/acknowledge',
    summary: 'Acknowledge many alerts',
    access: 'reviewer',
    catalogWrite: true,
    body: AcknowledgeBody,
    response: v.object({ acknowledged: v.integer({ min: 0 }) }),
    answers: { 200: 'Number of open alerts acknowledged, in the markets of the plan' },
    run: async ({ actor, body }) => {
      const by = { accountId: actor.accountId, at: clock() };
      return json(200, { acknowledged: await alerts.acknowledge(alertSelection(actor, body), by) });
    },
  });

export const alertsReopen = ({ alerts }: ApiDeps) =>
  operation({
    id: 'alerts.reopen',
    route: 'POST /api/alerts/reopen',
    summary: 'Open acknowledged alerts again',
    access: 'reviewer',
    catalogWrite: true,
    body: v.object({ ids: v.array(v.integerId(), { max: IDS_MAX }) }),
    response: v.object({ reopened: v.integer({ min: 0 }) }),
    answers: { 200: 'Number of acknowledged alerts opened again' },
    run: async ({ body }) => json(200, { reopened: await alerts.reopen(body.ids) }),
  });

/** Alerts selected by a body; ids take precedence over market and kind. Throws 422 if it selects none. */
function alertSelection(
  actor: PlanHolder,
  { ids, market, kind }: v.Infer<typeof AcknowledgeBody>,
): AlertSelection {
  if (ids !== undefined) return { ids, markets: listedMarkets(actor, undefined) };
  if (market !== undefined && kind !== undefined) return { market, kind };

  const missing = { market, kind };
  const named = market === undefined && kind === undefined ? ['ids'] : ['market', 'kind'];
  const errors = named
    .filter((field) => field === 'ids' || missing[field === 'market' ? 'market' : 'kind'] === undefined)
    .map((field) => ({ field, message: 'is required: name the alerts by ids, or by market and kind' }));

  throw new DomainError('validation_error', { message: 'alert_selection_required', errors });
}

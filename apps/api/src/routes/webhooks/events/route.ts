import { webhookEventsJson } from '@svc/wire/webhook';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { anything } from '../../../http/schema/open.ts';

/** The events that a webhook can choose, with what each means. */
export const listHookEvents = () =>
  operation({
    id: 'webhooks.events',
    method: 'get',
    path: '/api/webhooks/events',
    summary: 'Events',
    tag: 'webhooks',
    access: 'admin',
    response: anything({ about: 'What each event means, by its name' }),
    answers: { 200: 'Descriptions by event name' },
    run: async ({ t }) => json(200, webhookEventsJson(t)),
  });

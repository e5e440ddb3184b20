import type { EventName } from '@svc/domain/webhooks/event-name';
import { translator } from '@svc/i18n/translate';
import { webhookEventsJson } from '@svc/wire/webhooks/webhook';
import type { JsonSchema } from '../http/schema/schema.ts';
import { EVENT_SCHEMAS } from '../routes/webhooks/event-schemas.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'X-SVC-Event': 'Name of the event',
  'X-SVC-Delivery': 'Id of the delivery, as in the body',
  'X-SVC-Signature': '`sha256=` and the hexadecimal HMAC-SHA256 of the body bytes, keyed with the secret',
};

function headerParameters(): readonly JsonSchema[] {
  return Object.entries(HEADERS).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
}

export function eventRequests(): JsonSchema {
  const meanings = webhookEventsJson(translator('en'));
  const names = Object.keys(EVENT_SCHEMAS) as readonly EventName[];
  const requests = names.map((name) => [
    name,
    {
      post: {
        summary: meanings[name],
        tags: ['events'],
        parameters: headerParameters(),
        requestBody: {
          required: true,
          content: { 'application/json': { schema: EVENT_SCHEMAS[name].json } },
        },
        responses: { '2XX': { description: 'Received; any other response is a failure' } },
      },
    },
  ]);

  return Object.fromEntries(requests);
}

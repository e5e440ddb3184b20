import { redeliverMany } from '@svc/domain/webhooks/deliveries';
import { defineCommand } from '../../command-line/command.ts';
import { choice, momentOrNone, optional, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';

export const webhooksRedeliver = defineCommand({
  name: 'webhooks redeliver',
  about: 'Resends finished deliveries of a webhook in order, with their ids; by default the failed ones.',
  options: {
    id: text('ID', 'id of the webhook'),
    status: optional(choice(['failed', 'cancelled', 'delivered'], 'state of the deliveries')),
    since: optional(momentOrNone('only deliveries created from then on')),
    until: optional(momentOrNone('only deliveries created before')),
  },
  run: async ({ id, status, since, until }, { administer, now }) => {
    const filter = {
      status: status ?? ('failed' as const),
      since: since?.value ?? null,
      until: until?.value ?? null,
    };
    const redelivered = await administer(async ({ webhooks, record }) => {
      const count = await redeliverMany({ webhooks, now }, id, filter);
      await record('webhook.redeliver', id, { ...filter, count });
      return count;
    });

    return {
      json: { id, redelivered },
      lines: [`${counted(redelivered, 'delivery', 'deliveries')} due again`],
    };
  },
});

import { replaceWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { readCliConfig } from '@svc/runtime/config/cli';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { defineCommand } from '../../command-line/command.ts';
import { optional, text, webAddress, wholeNumber } from '../../command-line/option.ts';
import { CommandError } from '../../output/command-error.ts';
import { fieldLines } from '../../output/table.ts';

const HOUR_MS = 3_600_000;
const HOURS = { min: 1, max: 24 * 30 } as const;

export const webhooksReplace = defineCommand({
  name: 'webhooks replace',
  about:
    'Registers the successor of a webhook with a new secret and deletes the old webhook after a grace period.',
  notes: [
    'At the same address the old webhook gets events until then, the successor afterwards: let the receiver accept',
    'both secrets meanwhile. At another address both get events until then. No event is lost or sent twice to one address.',
  ],
  options: {
    id: text('ID', 'id of the webhook'),
    url: optional(webAddress('address of the successor; by default the same')),
    hours: wholeNumber('N', HOURS, 'hours until the old webhook is deleted'),
  },
  run: async ({ id, url, hours }, { installation, now }) => {
    const { administer, db, secretKeys } = await installation();
    if (secretKeys.length === 0)
      throw new CommandError('validation_error', 'SECRET_KEY must be set as for the API');

    const resolve = createSystemResolve();
    const allowHosts = createAllowedHosts(db, readCliConfig());
    const retiresAt = new Date(now().getTime() + hours * HOUR_MS);
    const { webhook, secret } = await administer(async ({ webhooks, record }) => {
      const deps = {
        webhooks,
        secrets: createSecretSeal(secretKeys),
        checkUrl: (given: string) => checkWebhookUrl(given, { allowHosts, resolve }),
        now,
      };
      const made = await replaceWebhook(deps, id, { url, retiresAt });
      await record('webhook.replace', id, { successor: made.webhook.id, url: made.webhook.url, hours });
      return made;
    });
    const shown = { id: webhook.id, url: webhook.url, secret, old_retires_at: retiresAt.toISOString() };

    return { json: shown, lines: fieldLines(shown) };
  },
});

import { redeliverMany } from '@svc/domain/webhooks/deliveries';
import { replaceWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { resealSecrets } from '@svc/domain/webhooks/reseal-secrets';
import { readCliConfig } from '@svc/runtime/config/cli';
import { checkWebhookUrl } from '@svc/runtime/outbound/check-url';
import { createSystemResolve } from '@svc/runtime/outbound/resolve';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { defineCommand } from '../../command-line/command.ts';
import {
  optional,
  text,
  webAddress,
  wholeNumber,
  choice,
  momentOrNone,
  limited,
  OptionFault,
} from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';
import { fieldLines } from '../../output/table.ts';

const HOST = /^[^\s:/]+:(\d{1,5})$/;
const PORT_MAX = 65_535;
const HOST_MAX_CHARS = 255;

const host = (about: string) => {
  const option = optional(limited('HOST:PORT', HOST_MAX_CHARS, about));
  return {
    ...option,
    read: (given: string | undefined) => {
      const read = option.read(given);
      if (read !== null && !(Number(HOST.exec(read)?.[1]) <= PORT_MAX))
        throw new OptionFault(`must be a host and port such as 127.0.0.1:9000, not "${read}"`);
      return read?.toLowerCase() ?? null;
    },
  };
};

export const webhooksAllow = defineCommand({
  name: 'webhooks allow',
  about:
    'Allows webhooks to a receiver on a private address, for local development, and lists the allowed ones. Takes effect within two seconds, without a restart. Ignored if NODE_ENV is production.',
  options: {
    host: host('receiver to allow'),
    remove: host('receiver to remove from the list'),
  },
  run: async ({ host: added, remove }, { administer }) => {
    const allowed = await administer(async ({ tx, record }) => {
      if (remove !== null) await tx.localReceiver.deleteMany({ where: { host: remove } });
      if (added !== null)
        await tx.localReceiver.upsert({ where: { host: added }, create: { host: added }, update: {} });
      if (added !== null || remove !== null)
        await record('webhooks.allow', 'webhooks', { host: added, removed: remove });
      return tx.localReceiver.findMany({ orderBy: { host: 'asc' } });
    });
    const hosts = allowed.map((each) => each.host);

    return { json: { hosts }, lines: hosts.length > 0 ? hosts : ['no receiver is allowed'] };
  },
});

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

export const webhooksReseal = defineCommand({
  name: 'webhooks reseal',
  about:
    'Re-encrypts all webhook secrets with the first key of SECRET_KEY, so that the other keys can be removed.',
  options: {},
  run: async (_values, { installation }) => {
    const { administer, secretKeys } = await installation();
    if (secretKeys.length === 0) throw noKey();

    const { resealed, current, unopened } = await administer(async ({ tx, record }) => {
      const report = await resealSecrets(createSecretStore(tx), createSecretSeal(secretKeys));
      await record('webhooks.reseal', 'webhooks', { ...report });
      return report;
    });
    if (unopened.length > 0) throw rejectUnopened(resealed, unopened);

    return {
      json: { resealed, current, unopened },
      lines: [`${counted(resealed, 'secret')} resealed, ${current} already encrypted with the first key`],
    };
  },
});

function noKey(): CommandError {
  return new CommandError(
    'validation_error',
    'SECRET_KEY must be set as for the API: 32 bytes in base64, several separated by commas',
  );
}

function rejectUnopened(resealed: number, unopened: readonly string[]): CommandError {
  return new CommandError(
    'conflict',
    `${counted(resealed, 'secret')} resealed; no key of SECRET_KEY opens ${counted(unopened.length, 'other')}: ` +
      'add the key they were encrypted with, or delete these webhooks and register them again',
    {
      errors: unopened.map((id) => ({ field: 'webhook', message: id })),
      details: { resealed, unopened },
    },
  );
}

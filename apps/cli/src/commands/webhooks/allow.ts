import { defineCommand } from '../../command-line/command.ts';
import { limited, optional, OptionFault } from '../../command-line/option.ts';

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

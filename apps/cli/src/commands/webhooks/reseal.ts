import { resealSecrets } from '@svc/domain/webhooks/reseal-secrets';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { defineCommand } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';

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

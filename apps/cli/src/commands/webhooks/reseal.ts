import { resealSecrets } from '@svc/domain/webhooks/reseal-secrets';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { defineCommand } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError } from '../../output/command-error.ts';

export const webhooksReseal = defineCommand({
  name: 'webhooks reseal',
  about:
    'Seals the secrets of all webhooks with the first key of SECRET_KEY, so that the others can be dropped.',
  options: {},
  run: async (_values, { installation }) => {
    const { administer, secretKeys } = await installation();
    if (secretKeys.length === 0) throw noKey();

    const { resealed, current, unopened } = await administer(async (tx, record) => {
      const report = await resealSecrets(createSecretStore(tx), createSecretSeal(secretKeys));
      await record('webhooks.reseal', 'webhooks', { ...report });
      return report;
    });
    if (unopened.length > 0) throw rejectUnopened(resealed, unopened);

    return {
      json: { resealed, current, unopened },
      lines: [`${counted(resealed, 'secret')} resealed, ${current} sealed with the first key already`],
    };
  },
});

function noKey(): CommandError {
  return new CommandError(
    'validation_error',
    'SECRET_KEY must be set as the API has it: 32 bytes in base64, several with commas between',
  );
}

function rejectUnopened(resealed: number, unopened: readonly string[]): CommandError {
  return new CommandError(
    'conflict',
    `${counted(resealed, 'secret')} resealed; no key of SECRET_KEY opens ${counted(unopened.length, 'other')}: ` +
      'add the key they were sealed with, or delete these webhooks and register them again',
    {
      errors: unopened.map((id) => ({ field: 'webhook', message: id })),
      details: { resealed, unopened },
    },
  );
}

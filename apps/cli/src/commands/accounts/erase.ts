import { eraseAccount, type Erasure } from '@svc/storage/accounts/erase-account';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';

export const accountsErase = defineCommand({
  name: 'accounts erase',
  about:
    'Permanently erases the personal data of an account; its ledger, lookups and decisions stay, without the name.',
  notes: [
    'Erased: name, email, password, sessions, keys, webhooks with their addresses, files that were not started, and the name in',
    'the history of lookups. The audit record and sent events keep it until their retention ends (AUDIT_KEEP_DAYS,',
    'WEBHOOK_KEEP_DAYS); backups keep it too.',
  ],
  options: {
    id: text('ID', 'id of the account'),
    email: text('EMAIL', 'its email, to confirm'),
  },
  run: async ({ id, email }, { administer, now }) => {
    const { keys, webhooks, events } = await administer(async ({ tx, record }) => {
      const erasure = await eraseAccount(tx, id, email.toLowerCase(), now());
      if (erasure.kind !== 'erased') throw errorOf(erasure.kind);
      await record('account.erase', id, { keys: erasure.keys, webhooks: erasure.webhooks });
      return erasure;
    });

    return {
      json: { id, keys, webhooks, events },
      lines: [
        `erased ${id}: ${counted(keys, 'key')} revoked, ${counted(webhooks, 'webhook')} deleted, ` +
          `the name removed from ${counted(events, 'entry', 'entries')} of the history`,
      ],
    };
  },
});

function errorOf(kind: Exclude<Erasure['kind'], 'erased'>): CommandError {
  if (kind === 'unknown') return new CommandError('not_found', 'there is no such account');
  if (kind === 'other_email') return invalidOption('email', 'is not the email of this account');
  if (kind === 'last_admin')
    return new CommandError(
      'conflict',
      'the last active administrator cannot be erased: make another one first',
    );
  return new CommandError(
    'conflict',
    'lookups or batches of this account are under way: wait for them or cancel them, then erase it again',
  );
}

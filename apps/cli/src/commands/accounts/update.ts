import { ROLES } from '@svc/domain/accounts/account';
import type { AccountChange } from '@svc/domain/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { choice, momentOrNone, optional, text, textOrNone, truth } from '../../command-line/option.ts';
import { accountView } from '../../output/account-view.ts';
import { CommandError } from '../../output/command-error.ts';
import { fieldLines } from '../../output/table.ts';

export const accountsUpdate = defineCommand({
  name: 'accounts update',
  about: 'Changes an account. The last active administrator cannot be demoted or deactivated.',
  options: {
    id: text('ID', 'id of the account'),
    role: optional(choice(ROLES, 'what the account may do')),
    plan: optional(textOrNone('PLAN', 'key of a plan; none takes the plan away')),
    active: optional(truth('false deactivates the account and its keys')),
    'trial-ends': optional(momentOrNone('when the free trial ends; none takes the end away')),
  },
  run: async ({ id, role, plan, active, 'trial-ends': trialEnds }, { administer }) => {
    const change: AccountChange = {
      role: role ?? undefined,
      plan: plan?.value,
      active: active ?? undefined,
      trialEndsAt: trialEnds?.value,
    };
    if (Object.values(change).every((value) => value === undefined)) {
      throw new CommandError(
        'validation_error',
        'nothing to change: give --role, --plan, --active or --trial-ends',
      );
    }

    const account = await administer((acts) => acts.updateAccount(id, change));
    const view = accountView(account);

    return { json: view, lines: fieldLines(view) };
  },
});

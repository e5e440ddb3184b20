import type { TallyFault } from '@svc/domain/usage/tally-check';
import { checkTallies } from '@svc/storage/tallies/check-tallies';
import { defineCommand } from '../../command-line/command.ts';
import { flag } from '../../command-line/option.ts';
import { CommandError } from '../../output/command-error.ts';

export const talliesCheck = defineCommand({
  name: 'tallies check',
  about: 'Verifies the daily aggregates of reports and usage against their source rows.',
  options: { renew: flag('have the days that are wrong added up again') },
  run: async ({ renew }, { installation }) => {
    const { db } = await installation();
    const { days, faults } = await checkTallies(db, renew);
    if (faults.length > 0 && !renew) throw rejectFaults(faults);

    const lines = faults.map(({ tally, day }) => `${tally} of ${day} will be added up again`);

    return {
      json: { days, faults },
      lines: faults.length > 0 ? lines : [`the sums of ${days} days are right`],
    };
  },
});

function rejectFaults(faults: readonly TallyFault[]): CommandError {
  return new CommandError('conflict', `${faults.length} days are wrong; --renew has them added up again`, {
    errors: faults.map(({ tally, day }) => ({ field: tally, message: day })),
    details: { faults },
  });
}

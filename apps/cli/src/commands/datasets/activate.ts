import type { Activation } from '@svc/domain/datasets/activation-store';
import { activateVersion } from '@svc/domain/datasets/activate-version';
import { activateDataset } from '@svc/queues/jobs';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { MARKETS } from '@svc/tariff/market';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import type { Installation } from '../../installation/installation.ts';
import { followActivation, latestActivation } from './follow.ts';
import { activationJson } from './load-outcome.ts';

export const datasetsActivate = defineCommand({
  name: 'datasets activate',
  about:
    'Activates a loaded schedule version in its market; the tariff worker then updates the catalog and its alerts.',
  options: {
    market: choice(MARKETS, 'market of the schedule'),
    version: text('VERSION', 'name of a loaded version'),
    wait: flag('wait until the comparison and the alerts are done'),
  },
  run: async ({ market, version, wait }, context) => {
    const installation = await context.installation();
    const { dataset, activation } = await activate(installation, market, version, context);
    const latest = activation ?? (await latestActivation(installation.db, dataset.id));
    const shown = wait && latest !== null ? await ended(installation, latest, context) : latest;
    const json = {
      market,
      version,
      dataset_id: dataset.id,
      changed: activation !== null,
      activation: shown === null ? null : activationJson(shown),
    };

    return { json, lines: [linesOf(market, version, activation)] };
  },
});

async function activate(
  installation: Installation,
  market: (typeof MARKETS)[number],
  version: string,
  { now, note }: CommandContext,
) {
  return activateVersion(
    {
      datasets: createDatasetStore(installation.db),
      activations: createActivationStore(installation.db),
      enqueue: async (activationId) => {
        if (await installation.enqueue(activateDataset, { activationId })) return;
        note('queue unreachable; the tariff worker will poll for the activation');
      },
      by: { byId: null, via: 'command' },
      now,
    },
    market,
    version,
  );
}

function ended({ db }: Installation, activation: Activation, context: CommandContext): Promise<Activation> {
  return followActivation(createActivationStore(db), activation.id, context);
}

function linesOf(market: string, version: string, activation: Activation | null): string {
  if (activation === null) return `${market} ${version} was the active version already`;
  const replaced = activation.fromVersion === null ? '' : ` in place of ${activation.fromVersion}`;
  return `${market} ${version} is the active version${replaced}`;
}

import { runActivation } from '@svc/domain/datasets/run-activation';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import type { TestApi } from './test-api.ts';

const LEASE_MS = 60_000;

/** Switches the US to its next sample version, like the tariff worker: comparison, alerts, events. */
export async function switchToNext({ database, dataset, deps }: TestApi): Promise<void> {
  const activations = createActivationStore(database.client);
  const activation = await activations.switchTo(dataset.usNext, deps.clock());
  if (activation === null) throw new Error('the next version was active already');

  const compare = (from: string, to: string) =>
    deps.compareVersions({ market: 'US', fromVersion: 'sample-2026', toVersion: 'sample-2026-2' }, from, to);
  await runActivation(
    { activations, compare, now: deps.clock, leaseMs: LEASE_MS, onGivenUp: () => undefined },
    activation.id,
  );
}

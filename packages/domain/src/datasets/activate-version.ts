import type { Market } from '@svc/tariff/market';
import type { AuditAuthor } from '../audit/audit-log.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Activation, ActivationStore } from './activation-store.ts';
import type { Dataset } from './dataset.ts';
import type { DatasetStore } from './dataset-store.ts';

interface ActivateVersionDeps {
  readonly datasets: DatasetStore;
  readonly activations: Pick<ActivationStore, 'switchTo' | 'reopen'>;
  /** Notifies the tariff worker of an activation; may fail silently, because the sweep finds it. */
  readonly enqueue: (activationId: string) => Promise<unknown>;
  readonly by: AuditAuthor;
  readonly now: () => Date;
}

/** An activated version; `activation` is null if it was already active. */
interface ActivatedVersion {
  readonly dataset: Dataset;
  readonly activation: Activation | null;
}

/**
 * Activates a loaded version in its market and audits it; retries the remaining steps of a given-up activation. Throws
 * 404 for a version that is not loaded.
 */
export async function activateVersion(
  deps: ActivateVersionDeps,
  market: Market,
  version: string,
): Promise<ActivatedVersion> {
  const dataset = await deps.datasets.findVersion(market, version);
  if (dataset === null) {
    throw new DomainError('not_found', { message: 'dataset_unknown', params: { market, version } });
  }

  const activation = await deps.activations.switchTo(dataset.id, deps.now(), deps.by);
  const reopened = activation === null ? await deps.activations.reopen(dataset.id) : null;
  const open = activation === null || activation.step === 'done' ? reopened : activation.id;
  if (open !== null) await deps.enqueue(open);

  return { dataset, activation };
}

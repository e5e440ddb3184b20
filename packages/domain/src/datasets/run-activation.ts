import type { Activation, ActivationStore } from './activation-store.ts';

/** What taking the steps of a switch needs. */
export interface RunActivationDeps {
  readonly activations: ActivationStore;
  /** Compares two versions and keeps the changes; again is no error. */
  readonly compare: (fromDatasetId: string, toDatasetId: string) => Promise<void>;
  readonly now: () => Date;
  readonly leaseMs: number;
}

/** Takes the steps that follow a switch of versions, from where it stands. Safe to call any number of times. */
export async function runActivation(deps: RunActivationDeps, activationId: string): Promise<void> {
  const activation = await deps.activations.claim(activationId, deps.now(), deps.leaseMs);
  if (activation === null) return;
  try {
    await takeSteps(deps, activation);
  } catch (error) {
    await deps.activations.release(activation.id);
    throw error;
  }
}

async function takeSteps(deps: RunActivationDeps, activation: Activation): Promise<void> {
  const lease = (): Date => new Date(deps.now().getTime() + deps.leaseMs);
  if (activation.step === 'switched' && activation.fromDatasetId !== null) {
    await deps.compare(activation.fromDatasetId, activation.toDatasetId);
    await deps.activations.compared(activation.id, lease());
  }
  let from = activation.lastSkuId;
  for (;;) {
    const pass = await deps.activations.alertSkus(activation, from, deps.now(), lease());
    // Whoever overtook this worker has the rest to do, its end included.
    if (pass.kind === 'overtaken') return;
    if (pass.kind === 'complete') break;
    from = pass.next;
  }
  await deps.activations.finish(activation, from, deps.now());
}

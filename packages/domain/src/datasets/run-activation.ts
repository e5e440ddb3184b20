import type { Activation, ActivationStore } from './activation-store.ts';

const SWITCH_ATTEMPTS_MAX = 6;

export interface RunActivationDeps {
  readonly activations: ActivationStore;
  /** Compares two versions and stores the changes; repeatable. */
  readonly compare: (fromDatasetId: string, toDatasetId: string) => Promise<void>;
  readonly now: () => Date;
  readonly leaseMs: number;
  /** Reports an activation that is given up; `error` is absent if its worker died each time. */
  readonly onGivenUp: (activation: Activation, error?: unknown) => void;
}

/** Continues an activation from its current step. Safe to call any number of times. */
export async function runActivation(deps: RunActivationDeps, activationId: string): Promise<void> {
  const activation = await deps.activations.claim(activationId, deps.now(), deps.leaseMs);
  if (activation === null) return;
  // Every earlier attempt crashed its worker; another would crash the next.
  if (activation.attempts > SWITCH_ATTEMPTS_MAX) return giveUp(deps, activation);

  try {
    await takeSteps(deps, activation);
  } catch (error) {
    await releaseOrGiveUp(deps, activation.id, error);
  }
}

async function releaseOrGiveUp(deps: RunActivationDeps, id: string, error: unknown): Promise<void> {
  // Re-read: each step counts its attempts from zero.
  const current = await deps.activations.find(id);
  if (current !== null && current.attempts >= SWITCH_ATTEMPTS_MAX) return giveUp(deps, current, error);
  await deps.activations.release(id);
  throw error;
}

async function giveUp(deps: RunActivationDeps, activation: Activation, error?: unknown): Promise<void> {
  await deps.activations.giveUp(activation.id, deps.now());
  deps.onGivenUp(activation, error);
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
    // The worker that overtook this one also finishes the activation.
    if (pass.kind === 'overtaken') return;
    if (pass.kind === 'complete') break;
    from = pass.next;
  }

  await deps.activations.finish(activation, from, deps.now());
}

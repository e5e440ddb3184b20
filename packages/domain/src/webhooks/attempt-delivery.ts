import type { AttemptOutcome, ClaimedDelivery } from './delivery-store.ts';
import type { SecretSeal } from './secret-store.ts';
import { bodySignature, standardHeaders } from './sign-payload.ts';
import type { UrlChecker } from './webhook-fields.ts';

/** Why an attempt got no response; the message key is `delivery_` plus this. */
type NoAnswer = 'timeout' | 'connection' | 'tls' | 'address' | 'interrupted' | 'internal';

export type ExchangeResult =
  | { readonly kind: 'answered'; readonly status: number; readonly excerpt: string }
  | { readonly kind: 'failed'; readonly reason: NoAnswer };

/** Sends one request; never throws. */
type Exchange = (request: {
  readonly url: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}) => Promise<ExchangeResult>;

export interface AttemptDeps {
  readonly checkUrl: UrlChecker;
  readonly secrets: Pick<SecretSeal, 'open'>;
  readonly post: Exchange;
  /** Pause in milliseconds after a failed attempt, counted from 1. */
  readonly pauseAfter: (attempt: number) => number;
  /** Called for unexpected errors, such as a secret that cannot be decrypted. */
  readonly onFault: (error: unknown, deliveryId: number) => void;
  readonly now: () => Date;
}

/** Attempts a claimed delivery once: decides, builds, signs, sends; the caller records the outcome. Never throws. */
export async function attemptDelivery(
  deps: AttemptDeps,
  claimed: ClaimedDelivery,
  signal?: AbortSignal,
): Promise<AttemptOutcome> {
  try {
    return outcomeOf(deps, claimed, (await decide(deps, claimed)) ?? (await exchange(deps, claimed, signal)));
  } catch (error) {
    deps.onFault(error, claimed.id);
    return outcomeOf(deps, claimed, { kind: 'failed', reason: 'internal' });
  }
}

async function exchange(
  deps: AttemptDeps,
  claimed: ClaimedDelivery,
  signal: AbortSignal | undefined,
): Promise<ExchangeResult> {
  const body = build(claimed);
  return deps.post({ url: claimed.url, body, headers: sign(deps, claimed, body), signal });
}

// The address may resolve differently since it was registered.
async function decide(deps: AttemptDeps, claimed: ClaimedDelivery): Promise<ExchangeResult | null> {
  const reason = await deps.checkUrl(claimed.url);
  if (reason === null) return null;
  return { kind: 'failed', reason: reason === 'webhook_unresolvable' ? 'connection' : 'address' };
}

function build(claimed: ClaimedDelivery): Uint8Array {
  return Buffer.from(claimed.body, 'utf8');
}

function sign(
  deps: AttemptDeps,
  claimed: ClaimedDelivery,
  body: Uint8Array,
): Readonly<Record<string, string>> {
  const secret = deps.secrets.open(claimed.secretSealed, claimed.webhookId);

  return {
    'Content-Type': 'application/json',
    'User-Agent': 'svc-webhook/1.0',
    'X-SVC-Event': claimed.event,
    'X-SVC-Delivery': String(claimed.id),
    'X-SVC-Signature': bodySignature(secret, body),
    ...standardHeaders(secret, { deliveryId: claimed.id, body, sentAt: deps.now() }),
  };
}

function outcomeOf(deps: AttemptDeps, claimed: ClaimedDelivery, result: ExchangeResult): AttemptOutcome {
  const { id: deliveryId, token, webhookId } = claimed;
  const endedAt = deps.now();
  const delivered = result.kind === 'answered' && result.status >= 200 && result.status < 300;
  const nextAttemptAt = delivered ? null : nextAttempt(deps, claimed, result, endedAt);
  const shared = { deliveryId, token, webhookId, delivered, endedAt, nextAttemptAt };
  if (result.kind === 'failed') return { ...shared, statusCode: null, error: `delivery_${result.reason}` };

  const error = delivered || result.excerpt === '' ? null : result.excerpt;

  return { ...shared, statusCode: result.status, error };
}

function nextAttempt(
  deps: AttemptDeps,
  claimed: ClaimedDelivery,
  result: ExchangeResult,
  endedAt: Date,
): Date | null {
  if (claimed.attempt >= claimed.attemptsMax) return null;
  // This side ended the exchange, so there is no reason to wait.
  const pause =
    result.kind === 'failed' && result.reason === 'interrupted' ? 0 : deps.pauseAfter(claimed.attempt);
  return new Date(endedAt.getTime() + pause);
}

const JITTER = 0.2;

/**
 * Pauses between attempts with ±20 % jitter, so that a recovering endpoint is not hit by all at once.
 * @param pausesMs pause after the first attempt, after the second, and so on; the last one repeats
 * @param random a number from 0 up to 1
 */
export function attemptPauses(
  pausesMs: readonly [number, ...number[]],
  random: () => number = Math.random,
): (attempt: number) => number {
  return (attempt) => {
    const pause = pausesMs[Math.min(attempt, pausesMs.length) - 1] ?? pausesMs[0];
    return Math.round(pause * (1 + JITTER * (2 * random() - 1)));
  };
}

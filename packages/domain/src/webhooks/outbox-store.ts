import type { OutboxEvent } from './outbox-event.ts';

/** An event that cannot be read, and why. */
export interface UnreadableEvent {
  readonly id: bigint;
  readonly event: string;
  readonly fault: unknown;
}

/** The oldest events without deliveries. */
interface WaitingEvents {
  readonly events: readonly OutboxEvent[];
  readonly unreadable: readonly UnreadableEvent[];
}

/** An event in the form that is sent: body up to the delivery's id. */
export interface EventBody {
  readonly id: bigint;
  readonly bodyStart: string;
}

/** Store of the events, written in the transaction that caused them. */
export interface OutboxStore {
  /** Oldest events that wait, leaving out the ones named. */
  waiting(limit: number, except: readonly bigint[]): Promise<WaitingEvents>;
  /**
   * Makes one delivery a webhook that listens, and marks the events as done, in one statement: two workers at once
   * make each delivery once. Returns the ids of the new deliveries.
   */
  fanOut(bodies: readonly EventBody[], at: Date): Promise<readonly number[]>;
}

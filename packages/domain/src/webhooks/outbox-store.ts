import type { OutboxEvent } from './outbox-event.ts';

export interface UnreadableEvent {
  readonly id: bigint;
  readonly event: string;
  readonly fault: unknown;
}

interface WaitingEvents {
  readonly events: readonly OutboxEvent[];
  readonly unreadable: readonly UnreadableEvent[];
}

/** An event as sent: body up to the delivery's id. */
export interface EventBody {
  readonly id: bigint;
  readonly bodyStart: string;
}

/** Store of events, each written in the transaction that causes it. */
export interface OutboxStore {
  /** Oldest waiting events, except the given ones. */
  waiting(limit: number, except: readonly bigint[]): Promise<WaitingEvents>;
  /**
   * Creates one delivery per subscribed webhook and marks the events as done, in one statement, so that concurrent
   * workers create each delivery once. Returns the new ids.
   */
  fanOut(bodies: readonly EventBody[], at: Date): Promise<readonly number[]>;
}

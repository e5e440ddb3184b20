import type { EventBody, OutboxStore } from '@svc/domain/webhooks/outbox-store';
import type { OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import type { Logger } from '@svc/runtime/logger';
import { outboxBodyStart } from '@svc/wire/webhooks/event-body';

const EVENTS_AT_ONCE = 200;

interface FanOutDeps {
  readonly outbox: OutboxStore;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly onDeliveries: (ids: readonly number[]) => Promise<void>;
}

/** Creates the deliveries of all pending events. An unreadable event is reported once and delays no others. */
export function createFanOut(deps: FanOutDeps): () => Promise<void> {
  const unreadable = new Set<bigint>();

  const pass = (id: bigint, event: string, error: unknown): void => {
    unreadable.add(id);
    deps.logger.error('event cannot be sent', { outbox: String(id), event, error });
  };

  const body = (event: OutboxEvent): EventBody[] => {
    try {
      return [{ id: event.id, bodyStart: outboxBodyStart(event) }];
    } catch (error) {
      pass(event.id, event.content.event, error);
      return [];
    }
  };

  return async () => {
    for (;;) {
      const waiting = await deps.outbox.waiting(EVENTS_AT_ONCE, [...unreadable]);
      for (const { id, event, fault } of waiting.unreadable) pass(id, event, fault);
      const bodies = waiting.events.flatMap(body);
      const made = bodies.length === 0 ? [] : await deps.outbox.fanOut(bodies, deps.now());
      if (made.length > 0) await deps.onDeliveries(made);
      if (waiting.events.length + waiting.unreadable.length < EVENTS_AT_ONCE) return;
    }
  };
}

import type { EventContent } from '@svc/domain/webhooks/outbox-event';
import type { OutboxStore } from '@svc/domain/webhooks/outbox-store';
import type { MemoryState } from './state.ts';

export function createMemoryOutbox({ events }: MemoryState): Pick<OutboxStore, 'waiting'> {
  return {
    waiting: async (limit, except) => ({
      events: events
        .filter(({ id }) => !except.includes(id))
        .slice(0, limit)
        // Only the stores write events, in this shape.
        .map(({ id, createdAt, content }) => ({
          id,
          createdAt,
          content: content as unknown as EventContent,
        })),
      unreadable: [],
    }),
  };
}

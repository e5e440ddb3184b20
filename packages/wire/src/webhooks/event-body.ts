import type { OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import { eventData } from './event-data.ts';

/**
 * Body of an event up to its delivery's id: the id and a closing brace end it. Split there, as the id is known only
 * when the delivery is made, and the signed bytes must be the stored ones.
 */
export function eventBodyStart(event: string, createdAt: Date, data: object): string {
  const created_at = createdAt.toISOString().replace('Z', '+00:00');
  const body = JSON.stringify({ event, created_at, data });
  return `${body.slice(0, -1)},"id":`;
}

/** Body of an event of the outbox up to its delivery's id. */
export function outboxBodyStart({ content, createdAt }: OutboxEvent): string {
  return eventBodyStart(content.event, createdAt, eventData(content));
}

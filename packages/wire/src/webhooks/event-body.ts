import type { OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import { eventData } from './event-data.ts';

/**
 * Start of an event's body, which the delivery's id and a closing brace complete: the id is known only when the
 * delivery is created, and the signed bytes must equal the stored ones.
 */
export function eventBodyStart(event: string, createdAt: Date, data: object): string {
  const created_at = createdAt.toISOString().replace('Z', '+00:00');
  const body = JSON.stringify({ event, created_at, data });
  return `${body.slice(0, -1)},"id":`;
}

export function outboxBodyStart({ content, createdAt }: OutboxEvent): string {
  return eventBodyStart(content.event, createdAt, eventData(content));
}

import { DomainError, invalidField } from '../errors/domain-error.ts';
import { isEventName, WEBHOOK_EVENTS, type EventName } from './event-name.ts';

/** Checks an address: returns a reason's key such as `webhook_private`, or null if it may be called. */
export type UrlChecker = (url: string) => Promise<string | null>;

export function noWebhook(id: string): DomainError {
  return new DomainError('not_found', { message: 'webhook_unknown', params: { webhook: id } });
}

/** Throws 422 for an address that may not be called; the field's message has the reason. */
export async function rejectUrl(checkUrl: UrlChecker, url: string): Promise<void> {
  const reason = await checkUrl(url);
  if (reason !== null) throw invalidField('url', reason, { message: reason, details: { reason } });
}

/** Reads event names without duplicates. Throws 422 for an unknown one, with its position. */
export function readEvents(names: readonly string[]): readonly EventName[] {
  const known = names.map((name, index) => {
    if (isEventName(name)) return name;

    const events = WEBHOOK_EVENTS.join(', ');
    throw invalidField(`events.${index}`, `must be one of ${events}`, {
      message: 'webhook_event_unknown',
      params: { event: name, events },
    });
  });

  return [...new Set(known)];
}

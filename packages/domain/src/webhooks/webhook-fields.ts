import { DomainError, invalidField } from '../errors/domain-error.ts';
import { isEventName, WEBHOOK_EVENTS, type EventName } from './event-name.ts';

/** Checks an address: returns a reason's key such as `webhook_private`, or null if it may be called. */
export type UrlChecker = (url: string) => Promise<string | null>;

export function noWebhook(id: string): DomainError {
  return new DomainError('not_found', { message: 'webhook_unknown', params: { webhook: id } });
}

const URL_RULE =
  'must be an https URL of a public host, without credentials, on port 443, 8443, or 1024 and up';

/** Throws 422 for an address that may not be called, with the reason in its message and details. */
export async function rejectUrl(checkUrl: UrlChecker, url: string): Promise<void> {
  const reason = await checkUrl(url);
  if (reason !== null) throw invalidField('url', URL_RULE, { message: reason, details: { reason } });
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

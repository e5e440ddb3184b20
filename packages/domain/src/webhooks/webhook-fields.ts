import { refuseField } from '../errors/refusal.ts';
import { isEventName, WEBHOOK_EVENTS, type EventName } from './event-name.ts';

/** Judges an address: a reason's key such as `webhook_private`, or null when it may be called. */
export type UrlChecker = (url: string) => Promise<string | null>;

/** Rejects an address that may not be called; the reason is in the field's message. */
export async function refuseUrl(checkUrl: UrlChecker, url: string): Promise<void> {
  const reason = await checkUrl(url);
  if (reason !== null) throw refuseField('url', reason, { message: reason, details: { reason } });
}

/** Reads event names, each once. Rejects an unknown one, naming its place. */
export function readEvents(names: readonly string[]): readonly EventName[] {
  const known = names.map((name, index) => {
    if (isEventName(name)) return name;

    const events = WEBHOOK_EVENTS.join(', ');
    throw refuseField(`events.${index}`, `must be one of ${events}`, {
      message: 'webhook_event_unknown',
      params: { event: name, events },
    });
  });

  return [...new Set(known)];
}

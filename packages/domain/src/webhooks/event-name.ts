/** Every event of the interface. */
export const WEBHOOK_EVENTS = [
  'lookup.completed',
  'lookup.decided',
  'batch.completed',
  'tariff.changed',
  'sku.alert',
  'ping',
] as const;

/** Name of an event. */
export type EventName = (typeof WEBHOOK_EVENTS)[number];

/** True if text names an event. */
export function isEventName(text: string): text is EventName {
  return WEBHOOK_EVENTS.some((name) => name === text);
}

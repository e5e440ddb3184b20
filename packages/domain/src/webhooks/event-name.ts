export const WEBHOOK_EVENTS = [
  'lookup.completed',
  'lookup.decided',
  'batch.completed',
  'tariff.changed',
  'sku.alert',
  'ping',
] as const;

export type EventName = (typeof WEBHOOK_EVENTS)[number];

export function isEventName(text: string): text is EventName {
  return WEBHOOK_EVENTS.some((name) => name === text);
}

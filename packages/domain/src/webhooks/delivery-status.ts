/** Every state of a delivery. */
export const DELIVERY_STATUSES = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const;

/** State of a delivery. */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** What moves a delivery. */
export type DeliveryAction =
  'claim' | 'succeed' | 'retry' | 'give_up' | 'lapse' | 'cancel' | 'cut_off' | 'redeliver';

/** One allowed move of a delivery. */
interface DeliveryTransition {
  readonly from: DeliveryStatus;
  readonly action: DeliveryAction;
  readonly when: string;
  readonly to: DeliveryStatus;
}

/** The moves of a delivery; a pair that is absent is refused. */
const DELIVERY_TRANSITIONS: readonly DeliveryTransition[] = [
  { from: 'pending', action: 'claim', when: 'it is due and the webhook is active', to: 'sending' },
  { from: 'pending', action: 'cancel', when: 'the webhook is paused or deleted', to: 'cancelled' },
  { from: 'sending', action: 'succeed', when: 'the answer is 2xx', to: 'delivered' },
  { from: 'sending', action: 'retry', when: 'the attempt failed and others are left', to: 'pending' },
  { from: 'sending', action: 'give_up', when: 'the last attempt failed', to: 'failed' },
  { from: 'sending', action: 'lapse', when: 'the sender is gone and attempts are left', to: 'pending' },
  {
    from: 'sending',
    action: 'cut_off',
    when: 'the attempt failed and the webhook was paused',
    to: 'cancelled',
  },
  { from: 'delivered', action: 'redeliver', when: 'a person asks', to: 'pending' },
  { from: 'failed', action: 'redeliver', when: 'a person asks', to: 'pending' },
  { from: 'cancelled', action: 'redeliver', when: 'a person asks', to: 'pending' },
];

/** The move for an action in a state, or null when the state does not allow it. */
export function deliveryTransition(from: DeliveryStatus, action: DeliveryAction): DeliveryTransition | null {
  return DELIVERY_TRANSITIONS.find((move) => move.from === from && move.action === action) ?? null;
}

/** States that allow an action. */
export function statusesThatAllow(action: DeliveryAction): readonly DeliveryStatus[] {
  return DELIVERY_TRANSITIONS.filter((move) => move.action === action).map((move) => move.from);
}

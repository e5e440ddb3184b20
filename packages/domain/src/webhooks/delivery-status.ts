import { stateTable } from '../state-table.ts';

/** Every state of a delivery. */
export const DELIVERY_STATUSES = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const;

/** State of a delivery. */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The moves of a delivery. */
export const DELIVERY_MOVES = stateTable(DELIVERY_STATUSES, {
  // It is due and the webhook is active.
  claim: { from: ['pending'], to: 'sending' },
  succeed: { from: ['sending'], to: 'delivered' },
  // The attempt failed and others are left.
  retry: { from: ['sending'], to: 'pending' },
  give_up: { from: ['sending'], to: 'failed' },
  // The sender is gone and attempts are left.
  lapse: { from: ['sending'], to: 'pending' },
  // The webhook is paused or deleted, before an attempt and during one that failed.
  cancel: { from: ['pending'], to: 'cancelled' },
  cut_off: { from: ['sending'], to: 'cancelled' },
  redeliver: { from: ['delivered', 'failed', 'cancelled'], to: 'pending' },
});

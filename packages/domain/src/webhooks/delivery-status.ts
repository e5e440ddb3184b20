import { stateTable } from '../state-table.ts';

export const DELIVERY_STATUSES = ['pending', 'sending', 'delivered', 'failed', 'cancelled'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const DELIVERY_MOVES = stateTable(DELIVERY_STATUSES, {
  claim: { from: ['pending'], to: 'sending' },
  succeed: { from: ['sending'], to: 'delivered' },
  // The attempt failed, and attempts remain.
  retry: { from: ['sending'], to: 'pending' },
  give_up: { from: ['sending'], to: 'failed' },
  // The sender's lease expired, and attempts remain.
  lapse: { from: ['sending'], to: 'pending' },
  // The webhook was paused or deleted: before an attempt, or during a failed one.
  cancel: { from: ['pending'], to: 'cancelled' },
  cut_off: { from: ['sending'], to: 'cancelled' },
  redeliver: { from: ['delivered', 'failed', 'cancelled'], to: 'pending' },
});

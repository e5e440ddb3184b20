import { describe, expect, it } from '@jest/globals';
import {
  DELIVERY_STATUSES,
  deliveryTransition,
  statusesThatAllow,
  type DeliveryAction,
} from './delivery-status.ts';

const ALLOWED: Readonly<Record<string, string>> = {
  'pending claim': 'sending',
  'pending cancel': 'cancelled',
  'sending succeed': 'delivered',
  'sending retry': 'pending',
  'sending give_up': 'failed',
  'sending lapse': 'pending',
  'sending cut_off': 'cancelled',
  'delivered redeliver': 'pending',
  'failed redeliver': 'pending',
  'cancelled redeliver': 'pending',
};
const ACTIONS: readonly DeliveryAction[] = [
  'claim',
  'succeed',
  'retry',
  'give_up',
  'lapse',
  'cancel',
  'cut_off',
  'redeliver',
];
const PAIRS = DELIVERY_STATUSES.flatMap((from) => ACTIONS.map((action) => ({ from, action })));

describe('deliveryTransition', () => {
  it.each(PAIRS)('$from, $action', ({ from, action }) =>
    expect(deliveryTransition(from, action)?.to ?? null).toBe(ALLOWED[`${from} ${action}`] ?? null),
  );
});

describe('statusesThatAllow', () => {
  it('names the finished states for a redelivery', () =>
    expect(statusesThatAllow('redeliver')).toEqual(['delivered', 'failed', 'cancelled']));
});

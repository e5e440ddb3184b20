import { describe, expect, it } from '@jest/globals';
import { DELIVERY_MOVES, DELIVERY_STATUSES } from './delivery-status.ts';

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
const PAIRS = DELIVERY_STATUSES.flatMap((from) => DELIVERY_MOVES.actions.map((action) => ({ from, action })));

describe('DELIVERY_MOVES', () => {
  it.each(PAIRS)('$from, $action', ({ from, action }) => {
    const to = DELIVERY_MOVES.allows(from, action) ? DELIVERY_MOVES.to(action) : null;
    expect(to).toBe(ALLOWED[`${from} ${action}`] ?? null);
  });

  it('has every action', () => {
    expect(new Set(DELIVERY_MOVES.actions)).toEqual(
      new Set(Object.keys(ALLOWED).map((pair) => pair.split(' ')[1])),
    );
  });

  it('names the finished states for a redelivery', () =>
    expect(DELIVERY_MOVES.from('redeliver')).toEqual(['delivered', 'failed', 'cancelled']));
});

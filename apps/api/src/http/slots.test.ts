import { describe, expect, it } from '@jest/globals';
import { createSlots } from './slots.ts';

const slots = () => createSlots({ max: 3, perAccount: 2, message: 'upload_busy' });
const BUSY = { code: 'rate_limited', retryAfterSeconds: 5 };

describe('slots', () => {
  it('leave room for other accounts when one has used its share', () => {
    const own = slots();
    own.take('a');
    own.take('a');

    expect(() => own.take('a')).toThrow(expect.objectContaining(BUSY));
    expect(own.take('b')).toEqual(expect.any(Function));
  });

  it('reject everybody when all are taken', () => {
    const own = slots();
    for (const account of ['a', 'b', 'c']) own.take(account);
    expect(() => own.take('d')).toThrow(expect.objectContaining(BUSY));
  });

  it('are freed only once, however often they are released', () => {
    const own = slots();
    const release = own.take('a');
    own.take('a');
    release();
    release();
    own.take('a');

    expect(() => own.take('a')).toThrow(expect.objectContaining(BUSY));
  });
});

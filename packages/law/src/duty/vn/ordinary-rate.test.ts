import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../../test/duty-request.ts';
import { ordinaryRateEntries } from './ordinary-rate.ts';

const entries = (given: Partial<Given>) =>
  ordinaryRateEntries(dutyRequest('VN', { code: '6109.10.10', rate: '20', column2: '30', ...given }));

describe('the ordinary rate of Vietnam', () => {
  it('may hold for goods of an origin outside the World Trade Organization', () => {
    const [entry, ...others] = entries({ origin: 'KP', value: 1000 });

    expect(others).toEqual([]);
    expect(entry).toMatchObject({ rateText: '30', reason: 'not_most_favoured', amount: null });
    expect(entry?.pct?.low.toFixed()).toBe('30');
  });

  // Iran and Belarus are outside it too; Belarus has an agreement with Vietnam by way of the Eurasian union.
  it.each([
    ['IR', 1],
    ['ET', 1],
    ['BY', 0],
    ['CN', 0],
    ['US', 0],
    ['EU', 0],
  ])('for goods of %s has %d entries', (origin, count) => expect(entries({ origin })).toHaveLength(count));

  it('is not named while the origin is not known, nor where the line has none', () => {
    expect(entries({ origin: null })).toEqual([]);
    expect(entries({ origin: 'KP', column2: null })).toEqual([]);
  });
});

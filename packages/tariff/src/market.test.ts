import { describe, expect, it } from '@jest/globals';
import { isMarket } from './market.ts';

describe('isMarket', () => {
  it.each(['US', 'EU', 'VN'])('accepts %s', (market) => expect(isMarket(market)).toBe(true));
  it.each(['us', 'CN', '', null, 4])('rejects %s', (value) => expect(isMarket(value)).toBe(false));
});

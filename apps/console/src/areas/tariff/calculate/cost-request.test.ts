import { describe, expect, it } from '@jest/globals';
import { costRequest } from './cost-request.ts';

describe('costRequest', () => {
  it('sends amounts as typed, and converts enumerations and booleans', () => {
    const inputs = { code: '6109.10.00.12', customs_value: '1000.10', rate_case: '2', within_quota: 'true' };
    expect(costRequest(inputs)).toEqual({
      code: '6109.10.00.12',
      customs_value: '1000.10',
      rate_case: 2,
      within_quota: true,
    });
  });
});

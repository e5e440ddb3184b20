import { describe, expect, it } from '@jest/globals';
import { fieldChanges } from './alert.ts';

describe('the comparison of an alert', () => {
  it('lists each field that differs once', () => {
    const changes = [
      { kind: 'rate_changed', before: { duty_rate: '16%' }, after: { duty_rate: '14%' } },
      {
        kind: 'description_changed',
        before: { description: 'Tea', full_description: 'Black tea > Tea' },
        after: { description: 'Tea, loose', full_description: 'Black tea > Tea, loose' },
      },
    ] as const;
    expect(fieldChanges({ changes })).toEqual([
      { field: 'duty_rate', before: '16%', after: '14%' },
      { field: 'description', before: 'Tea', after: 'Tea, loose' },
    ]);
  });

  it('lists the whole line if it was removed', () => {
    const changes = [{ kind: 'removed', before: { code: '6109', duty_rate: null }, after: null }] as const;
    expect(fieldChanges({ changes })).toEqual([{ field: 'code', before: '6109', after: null }]);
  });
});

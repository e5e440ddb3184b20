import { describe, expect, it } from '@jest/globals';
import { ACTS, readAudit } from './audit-search.ts';

describe('the address of the audit log', () => {
  it('takes an act alone', () =>
    expect(readAudit({ action: ACTS[0], page: 2 })).toEqual({ action: ACTS[0] }));

  it.each(['account.delete', 'Account.create', '', null, ['account.create'], 1, undefined])(
    'leaves out %j, which is no act',
    (action) => expect(readAudit({ action })).toEqual({}),
  );
});

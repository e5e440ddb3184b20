import { describe, expect, it } from '@jest/globals';
import { ACTS, readAudit } from './audit-search.ts';

describe('the URL of the audit log', () => {
  it('accepts a single action', () =>
    expect(readAudit({ action: ACTS[0], page: 2 })).toEqual({ action: ACTS[0] }));

  it.each(['account.delete', 'Account.create', '', null, ['account.create'], 1, undefined])(
    'ignores %j, which is not an action',
    (action) => expect(readAudit({ action })).toEqual({}),
  );
});

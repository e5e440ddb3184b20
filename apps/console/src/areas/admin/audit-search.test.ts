import { describe, expect, it } from '@jest/globals';
import { ACTS, readAudit } from './audit-search.ts';

describe('the address of the audit log', () => {
  it.each(ACTS)('keeps the act %s', (action) => expect(readAudit({ action, page: 2 })).toEqual({ action }));

  it.each(['account.delete', 'Account.create', '', null, ['account.create'], 1, undefined])(
    'leaves out %j, which is no act',
    (action) => expect(readAudit({ action })).toEqual({}),
  );
});

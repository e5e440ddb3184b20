import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor, within } from '@testing-library/react';
import type { Answers } from '../../../test/kit/fake-api.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

type Usage = AnswerOf<'usage.me'>;
type Row = AnswerOf<'usage.ledger'>['items'][number];

const usageOf = (fields: Partial<Usage> = {}): Partial<Usage> => ({
  credits: 12.5,
  unlimited: false,
  totals: { lookups: 30, credits_used: 30 },
  previous: { from: '2026-01-01', to: '2026-01-31', lookups: 10, credits_used: 9.5 },
  daily: [
    { day: '2026-02-27', lookups: 3, credits_used: 3, tokens: 0 },
    { day: '2026-02-28', lookups: 5, credits_used: 4.5, tokens: 0 },
  ],
  ...fields,
});
const rowOf = (fields: Partial<Row> = {}): Row => ({
  id: 1,
  created_at: '2026-02-28T10:30:00',
  kind: 'usage',
  kind_label: 'Usage',
  amount: -1,
  balance_after: 12.5,
  lookup_id: null,
  note: null,
  created_by_name: null,
  user_id: 'a-1',
  user_name: '=HYPERLINK("x")',
  user_email: 'ann@example.test',
  tokens: 0,
  ...fields,
});
const open = (fields: Partial<Usage> = {}, ledger: readonly Row[] = [], answers: Answers = {}) =>
  openPage('/reports/usage?from=2026-02-01', {
    role: 'reviewer',
    answers: { 'usage.me': usageOf(fields), 'usage.ledger': { items: ledger }, ...answers },
  });
const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return '#saved';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the usage report', () => {
  it('shows usage with the previous period, and the remaining credits', async () => {
    await open();

    expect(await screen.findByText('previously 10')).toBeDefined();
    expect(screen.getByText('previously 9.5')).toBeDefined();
    expect(screen.getByText('12.5')).toBeDefined();
  });

  it('shows that usage is not counted for an account without a limit', async () => {
    await open({ unlimited: true });

    expect(await screen.findByText('∞')).toBeDefined();
    expect(screen.queryByText('12.5')).toBeNull();
  });

  it('requests usage and ledger of the same period', async () => {
    const { api } = await open();

    await waitFor(() => expect(api.callsOf('usage.ledger')).toHaveLength(1));
    expect(api.callsOf('usage.ledger')[0]?.query.get('date_from')).toBe('2026-02-01');
    expect(api.callsOf('usage.me')[0]?.query.get('date_from')).toBe('2026-02-01');
  });

  it('formats the time of a ledger row by language', async () => {
    await open({}, [rowOf()]);

    const table = within(await screen.findByRole('group', { name: 'Ledger' }));
    expect(table.getByText(/28 Feb 2026/)).toBeDefined();
    expect(table.getByText('-1')).toBeDefined();
  });

  it('requests nothing for a user', async () => {
    const { api } = await openPage('/reports/usage', { role: 'entry' });

    expect(await screen.findByText('This area needs another role')).toBeDefined();
    expect([...api.callsOf('usage.me'), ...api.callsOf('usage.ledger')]).toEqual([]);
  });
});

describe('an exported report', () => {
  it('has machine names and values in every language, and escapes formulas', async () => {
    const { user } = await open({}, [rowOf()]);

    await user.click(await screen.findByRole('button', { name: 'CSV: Ledger' }));

    expect(saved.map(({ name }) => name)).toEqual(['ledger.csv']);
    expect(await saved[0]?.blob.text()).toBe(
      'created_at,account,kind,amount,balance_after\r\n' +
        '2026-02-28T10:30:00,"\'=HYPERLINK(""x"")",Usage,-1,12.5\r\n',
    );
  });

  it('starts with a UTF-8 byte order mark, the latest day first', async () => {
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'CSV: Usage by day' }));

    const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(new TextDecoder().decode(bytes.slice(3))).toBe(
      'day,lookups,credits_used\r\n2026-02-28,5,4.5\r\n2026-02-27,3,3\r\n',
    );
  });
});

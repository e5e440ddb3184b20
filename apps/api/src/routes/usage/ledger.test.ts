import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestAccount } from '../../../test/test-accounts.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi({ clock: () => new Date('2026-11-21T12:00:00Z') });
let ana: TestAccount;
let bo: TestAccount;
beforeAll(async () => {
  ana = await api.newAccount('Ana', { credits: '10' });
  bo = await api.newAccount('Bo', { credits: '20' });

  const grant = (account: TestAccount, amount: string, note: string | null, at: string) =>
    api.deps.accounts.grant(account.id, amount, note, api.accounts.admin.id, new Date(at));
  await grant(ana, '0.1', '=HYPERLINK("http://x")', '2026-11-02T00:00:00.000Z');
  await grant(ana, '0.2', 'a "quoted", note', '2026-11-02T23:59:59.999Z');
  await grant(ana, '-5', null, '2026-11-03T00:00:00.000Z');
  await grant(bo, '1', 'for Bo', '2026-11-02T12:00:00.000Z');
});

const ledger = (caller: TestAccount | 'admin' | 'reviewer', query: object = {}) =>
  api.as(caller).get('/api/usage/ledger').query(query);

describe('GET /api/usage/ledger', () => {
  it('200: lists own bookings, newest first, with their sums', async () => {
    const { status, body } = await ledger(ana);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 4,
      page: 1,
      page_size: 25,
      totals: { added: 10.3, removed: 5, net: 5.3 },
    });
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      created_at: '2026-11-03T00:00:00.000Z',
      kind: 'grant',
      kind_label: 'Credits granted',
      amount: -5,
      balance_after: 5.3,
      lookup_id: null,
      note: null,
      created_by_name: 'admin',
      user_id: ana.id,
      user_name: 'Ana',
      user_email: ana.email,
      tokens: 0,
    });
    expect(body.items.map(({ amount }: { amount: number }) => amount)).toEqual([-5, 0.2, 0.1, 10]);
  });

  it('200: filters by kind and by day, both days inclusive', async () => {
    const amounts = async (query: object) =>
      (await ledger(ana, query)).body.items.map(({ amount }: { amount: number }) => amount);
    expect(await amounts({ kind: 'signup' })).toEqual([10]);
    expect(await amounts({ kind: 'usage' })).toEqual([]);
    expect(await amounts({ date_from: '2026-11-02', date_to: '2026-11-02' })).toEqual([0.2, 0.1]);
    expect(await amounts({ date_from: '2026-11-03' })).toEqual([-5]);
    expect(await amounts({ date_to: '2026-11-01' })).toEqual([10]);
  });

  it('200: pages without duplicates, and returns an empty page beyond the end', async () => {
    const page = async (number: number) => (await ledger(ana, { page: number, page_size: 3 })).body;
    const [first, second, third] = [await page(1), await page(2), await page(3)];

    expect([first.items.length, second.items.length, third.items.length]).toEqual([3, 1, 0]);
    expect([first.total, third.total, third.totals]).toEqual([4, 4, { added: 10.3, removed: 5, net: 5.3 }]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(4);
  });

  it('200: shows an administrator every account, or the requested one', async () => {
    const every = (await ledger('admin', { page_size: 200 })).body;
    const owners = new Set(every.items.map(({ user_id }: { user_id: string }) => user_id));

    expect(owners.has(ana.id) && owners.has(bo.id) && owners.has(api.accounts.entry.id)).toBe(true);

    const { body } = await ledger('admin', { user_id: bo.id });
    expect(body.items.map(({ user_name, amount }: Record<string, unknown>) => [user_name, amount])).toEqual([
      ['Bo', 1],
      ['Bo', 20],
    ]);
    expect((await ledger('admin', { user_id: 'nobody' })).body).toMatchObject({ items: [], total: 0 });
  });

  it.each([['entry account'], ['reviewer']])('200: shows an %s only its own bookings', async (who) => {
    const caller = who === 'reviewer' ? 'reviewer' : ana;
    const { body } = await ledger(caller, { user_id: bo.id });
    const own = caller === 'reviewer' ? api.accounts.reviewer.id : ana.id;
    expect(new Set(body.items.map(({ user_id }: { user_id: string }) => user_id))).toEqual(new Set([own]));
  });
});

describe('GET /api/usage/ledger/export', () => {
  const CALL = { method: 'get', path: '/api/usage/ledger/export' } as const;

  const csv = async (caller: TestAccount | 'admin', query: object = {}, language = 'en') => {
    const answer = await api.as(caller).get(CALL.path).query(query).set('Accept-Language', language).buffer();
    const { status, headers, text } = answer;
    return { status, headers, lines: text.split('\r\n') };
  };

  it('200: is a CSV file for spreadsheets: byte order mark, header, guarded formulas', async () => {
    const { status, headers, lines } = await csv(ana);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename=ledger-2026-11-21.csv');
    expect(lines[0]).toBe(
      '\ufeffNo.,Time (UTC),Kind,Credits,Balance after,Lookup id,Note,Booked by,Account id,Account,E-mail,Tokens',
    );
    expect(lines.slice(1).map((line) => line.split(',').slice(1, 5))).toEqual([
      ['2026-11-03T00:00:00.000Z', 'Credits granted', '-5', '5.3'],
      ['2026-11-02T23:59:59.999Z', 'Credits granted', '0.2', '10.3'],
      ['2026-11-02T00:00:00.000Z', 'Credits granted', '0.1', '10.1'],
      ['2026-11-01T00:00:00.000Z', 'Opening credits', '10', '10'],
      [],
    ]);
    expect(lines[2]).toContain('"a ""quoted"", note"');
    expect(lines[3]).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it('200: has its header and kinds in the language of the reader', async () => {
    const { lines } = await csv(ana, { kind: 'signup' }, 'vi');
    expect(lines[0]).toContain('Thời gian (UTC),Loại,Điểm');
    expect(lines[1]).toContain('Điểm ban đầu');
  });

  it('200: applies the filters of the list, and shows others only to administrators', async () => {
    expect((await csv(ana, { user_id: bo.id, kind: 'signup' })).lines[1]).toContain(ana.id);
    expect((await csv('admin', { user_id: bo.id, kind: 'signup' })).lines[1]).toContain(bo.id);
  });

  it('200: streams a large ledger completely and in order', async () => {
    const many = await api.newAccount('Many', { credits: '0' });
    await api.database.client.$executeRaw`
      WITH booked AS (
        INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, created_at)
        SELECT ${many.id}, n + 1, n, 'grant', 1, n - 1, n, timestamptz '2026-11-05Z' + n / 10 * interval '1 second'
        FROM generate_series(1, 5000) n
      )
      UPDATE accounts SET balance = 5000, ledger_seq = 5001 WHERE id = ${many.id}`;

    const { lines } = await csv(many);
    expect(lines.slice(1, -1).map((line) => Number(line.split(',')[4]))).toEqual(
      Array.from({ length: 5001 }, (_, n) => 5000 - n),
    );
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { MEASURE, withVnPack } from '../../../../test/own-measures.ts';
import { signedIn } from '../../../../test/sessions.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const NAMED = { market: 'VN', id: MEASURE.id };

const api = suiteApi({ env: { MEASURES_SECOND_PERSON: 'on' } });
let ana: Awaited<ReturnType<typeof signedIn>>;
let bo: Awaited<ReturnType<typeof signedIn>>;
let shirt: string;
beforeAll(async () => {
  ana = await signedIn(api, 'admin');
  bo = await signedIn(api, await api.newAccount('Bo', { role: 'admin' }));
  shirt = await withVnPack(api);
});

const list = async () => (await ana.get('/api/admin/measures')).body;
const add = (fields: object = {}) =>
  ana.post('/api/admin/measures').send({ market: 'VN', measure: { ...MEASURE, ...fields } });
const stateOf = async () => (await list()).own[0]?.state;

describe('measures of the installation', () => {
  it('are listed with the packs, their sources and the coverage of the law', async () => {
    const { markets, packs, own, second_person: isNeeded } = await list();
    expect(markets.map(({ market }: { market: string }) => market)).toEqual(['US', 'EU', 'VN']);
    expect(markets[2].known_until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(markets[2].sources[0].url).toMatch(/^https:/);
    expect(packs).toMatchObject([{ market: 'VN', active: true, shipped: true }]);
    expect([own, isNeeded]).toEqual([[], true]);
  });

  it('are previewed for one line, and nothing is stored', async () => {
    const body = { market: 'VN', measure: MEASURE, code: shirt, origin: 'CN', date: '2026-06-01' };
    const { status, body: found } = await ana.post('/api/admin/measures/preview').send(body);
    expect(status).toBe(200);
    expect(found.after.effective_pct - found.before.effective_pct).toBeCloseTo(10, 10);
    const others = (await ana.post('/api/admin/measures/preview').send({ ...body, origin: 'JP' })).body;
    expect(others.after.effective_pct).toBe(others.before.effective_pct);
    expect((await list()).own).toEqual([]);
  });

  it('name every cell that does not fit', async () => {
    const { status, body } = await add({ rate: 'ten', origins: 'NOWHERE' });
    expect(status).toBe(422);
    const fields = body.errors.map(({ field }: { field: string }) => field);
    expect(fields.toSorted()).toEqual(['measure.origins', 'measure.rate']);
  });

  it('reject codes that are no country, and name the one in use', async () => {
    const { status, body } = await add({ origins: 'CN UK', except_origins: 'ZZ EU XK JP@2026-01-01' });
    const previewed = await ana
      .post('/api/admin/measures/preview')
      .send({ market: 'VN', measure: { ...MEASURE, origins: 'UK' }, code: shirt });
    expect([status, previewed.status]).toEqual([422, 422]);
    expect(body.errors).toMatchObject([
      { field: 'measure.origins', message: expect.stringMatching(/: UK \(use GB\)$/) },
      { field: 'measure.except_origins', message: expect.stringMatching(/: ZZ$/) },
    ]);
  });

  it('are added and withdrawn once, however many calls arrive at once', async () => {
    const id = 'vn-raced';
    const four = async (call: () => ReturnType<typeof add>) =>
      (await Promise.all([call(), call(), call(), call()]))
        .map(({ status }) => status)
        .toSorted((a, b) => a - b);
    expect(await four(() => add({ id }))).toEqual([200, 409, 409, 409]);
    const release = () => bo.post('/api/admin/measures/release').send({ market: 'VN', id });
    expect(await four(release)).toEqual([200, 409, 409, 409]);
    const withdraw = () => ana.post('/api/admin/measures/withdraw').send({ market: 'VN', id });
    expect(await four(withdraw)).toEqual([200, 404, 404, 404]);
  });

  it('need release by another person, then apply until withdrawn', async () => {
    expect((await add()).body).toEqual({ active: null });
    expect(await stateOf()).toBe('draft');
    const rejection = { status: 409, body: { detail: expect.stringContaining('vn-safeguard-shirts') } };
    expect(await add()).toMatchObject(rejection);
    expect(await ana.post('/api/admin/measures/release').send(NAMED)).toMatchObject(rejection);

    const released = await bo.post('/api/admin/measures/release').send(NAMED);
    expect(released.body.active).toMatch(/\.own-[0-9a-f]{8}$/);
    expect(await stateOf()).toBe('released');
    expect(await bo.post('/api/admin/measures/release').send(NAMED)).toMatchObject(rejection);

    const withdrawn = await ana.post('/api/admin/measures/withdraw').send(NAMED);
    expect(withdrawn.body.active).not.toContain('.own-');
    expect(await stateOf()).toBe('withdrawn');
    expect((await ana.post('/api/admin/measures/withdraw').send(NAMED)).status).toBe(404);
    const acts = (await ana.get('/api/admin/audit?subject=vn-safeguard-shirts')).body.items;
    expect(acts.map(({ action }: { action: string }) => action)).toEqual([
      'measures.withdraw',
      'measures.release',
      'measures.add',
    ]);
  });

  it('need an active pack of the market', async () => {
    const { status, body } = await ana.post('/api/admin/measures').send({ market: 'EU', measure: MEASURE });
    expect([status, body.errors[0].field]).toEqual([422, 'market']);
  });
});

import { describe, expect, it } from '@jest/globals';
import { indexLaw } from '@svc/law/law';
import type { LawBook } from '@svc/law/law-book';
import { MEASURE_COLUMNS } from '@svc/law/pack/own-rows';
import { readPack } from '@svc/law/pack/read-pack';
import type { ApiDeps } from '../../../deps.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const OWN_PACK = new Map([
  [
    'pack.json',
    '{"market":"EU","id":"own-conditions","known_until":"2026-12-31","published":"2026-01-01","sources":[]}',
  ],
  [
    'conditions.csv',
    'key,input,means,title_en,title_vi,title_ja,title_ko\n' +
      'uncertified,end_use_certificate,false,Is there an end-use certificate?,Có?,有無?,유무?\n' +
      'recycled,recycled_pct,>= 40,"Recycled material, in percent",Tái chế,再生,재생\n',
  ],
  [
    'measures.csv',
    `${MEASURE_COLUMNS.join()}\n` +
      'own-a,a,duty,,Without a certificate,Act 1,https://example.org/1,10%,6109,,*,,,,,uncertified,2026-01-01,,in_force,\n' +
      'own-b,b,duty,,Recycled,Act 2,https://example.org/2,3%,6109,,*,,,,,recycled,2026-01-01,,in_force,\n',
  ],
]);

function withOwnPack({ laws }: Pick<ApiDeps, 'laws'>): Pick<ApiDeps, 'laws'> {
  const { pack } = readPack(OWN_PACK);
  if (pack === null) throw new Error('the pack of this test is wrong');
  const own = indexLaw(pack);
  const named: LawBook['named'] = async (market, id) => (id === pack.id ? own : laws.named(market, id));
  return { laws: { current: (market) => laws.current(market), named } };
}

const api = suiteApi({ deps: withOwnPack });
const duty = (query: Readonly<Record<string, string>>) => api.as('entry').get('/api/duty').query(query);

describe('conditions of a pack of the installation', () => {
  const shirt = { code: '6109 10 00 90', market: 'EU', date: '2026-07-01' };
  const asked = { ...shirt, origin: 'VN', measures: 'own-conditions' };
  const owed = ({ body }: Awaited<ReturnType<typeof duty>>) => [body.min_pct, body.max_pct, body.definite];

  it('are requested with their effect, and settled by the next request', async () => {
    const open = await duty({ ...asked, customs_value: '100' });
    expect(owed(open)).toEqual([12, 25, false]);
    expect(open.body.missing_inputs).toMatchObject([
      {
        field: 'end_use_certificate',
        why: 'Is there an end-use certificate?',
        changes: [{ key: 'own-a', effect: 'exempt' }],
      },
      { field: 'recycled_pct', changes: [{ key: 'own-b', effect: 'owed' }] },
    ]);

    const settled = { ...asked, customs_value: '100', end_use_certificate: 'true', recycled_pct: '40' };
    expect(owed(await duty(settled))).toEqual([15, 15, true]);
  });

  it('are accepted by the landed cost as JSON', async () => {
    const cost = {
      ...asked,
      customs_value: 100,
      mode: 'air',
      end_use_certificate: false,
      recycled_pct: 12.5,
    };
    const { body } = await api.as('entry').post('/api/landed-cost').send(cost);
    expect(body.totals).toMatchObject({ duty: '12.00', additional: '10.00' });
  });

  it('are validated, and inputs of other packs are rejected', async () => {
    const wrong = { end_use_certificate: 'maybe', recycled_pct: 'much', of_another_pack: 'maybe' };
    const { status, body } = await duty({ ...asked, ...wrong });
    expect([status, body.errors]).toEqual([
      422,
      [
        { field: 'end_use_certificate', message: 'must be true or false' },
        { field: 'recycled_pct', message: 'must be a decimal number from 0 to 1000000000000000' },
      ],
    ]);
  });
});

import { expect, it } from '@jest/globals';
import { queuedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const PRODUCT = {
  description: "Men's short-sleeve T-shirt with printed logo",
  composition: '100% cotton, knitted',
  market: 'US',
};

async function classified(seat: 'entry' | 'otherEntry') {
  const id = await queuedLookup(api, seat, PRODUCT);
  await api.runQueued();
  return (await api.as(seat).get(`/api/lookups/${id}`)).body;
}

const precedentsOf = ({ result }: { result: { recommended: object; alternatives: readonly object[] } }) =>
  [result.recommended, ...result.alternatives].flatMap((line) => Object(line).precedents);

it('counts as a precedent for the next lookup of the same account only', async () => {
  const first = await classified('entry');
  expect(precedentsOf(first)).toEqual([]);

  const body = { action: 'override', code: '6109.10.00.14', note: 'the cut is for boys' };
  await api.as('reviewer').post(`/api/lookups/${first.id}/decision`).send(body);

  const later = await classified('entry');
  expect(precedentsOf(later)).toContainEqual(
    expect.objectContaining({
      source: 'decision',
      ruling_number: null,
      code: '6109.10.00.14',
      hs6: '610910',
      title: PRODUCT.description,
      similarity: 1,
    }),
  );

  const boys = [later.result.recommended, ...later.result.alternatives].find(
    ({ code }) => code === '6109.10.00.14',
  );
  expect(boys.precedents).toMatchObject([{ same_code: true }]);
  expect(precedentsOf(await classified('otherEntry'))).toEqual([]);
});

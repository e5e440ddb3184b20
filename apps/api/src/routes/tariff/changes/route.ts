import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import { TARIFF_CHANGE_KINDS, type TariffChangeKind } from '@svc/tariff/changes/change-kind';
import { tariffChange } from '@svc/wire/tariff/tariff-change';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { ChangesAnswer, ChangesQuery } from './schema.ts';
import { readCodeStart } from '../code-start.ts';
import { comparedPair } from './compared-pair.ts';

const NO_CHANGES = Object.fromEntries(TARIFF_CHANGE_KINDS.map((kind) => [kind, 0])) as Record<
  TariffChangeKind,
  number
>;

export const tariffChanges = (deps: ApiDeps) =>
  operation({
    id: 'tariff.changes',
    route: 'GET /api/tariff-changes',
    summary: 'Changes between schedule versions',
    access: 'entry',
    defaultMarket: deps.config.defaultMarket,
    query: ChangesQuery,
    response: ChangesAnswer,
    answers: { 200: 'Changes, by code', 429: 'Other versions are being compared' },
    run: async ({ actor, query }) => {
      const market = query.market ?? deps.config.defaultMarket;
      const pair = await comparedPair(deps, {
        market,
        from: query.from_version ?? null,
        to: query.to_version ?? null,
        accountId: actor.accountId,
      });
      const versions = { from_version: pair?.fromVersion ?? null, to_version: pair?.toVersion ?? null };

      return json(200, { market, ...versions, ...(await changesOf(deps, pair, query)) });
    },
  });

type Asked = Pick<Infer<typeof ChangesQuery>, 'kind' | 'code' | 'limit'>;

async function changesOf(deps: ApiDeps, pair: VersionPair | null, { kind, code, limit }: Asked) {
  const start = readCodeStart(code);
  if (pair === null || start.kind === 'none') return { summary: NO_CHANGES, affected_skus: 0, items: [] };

  const filter = { kind, digits: start.kind === 'any' ? undefined : start.digits };
  const [items, summary, affectedSkus] = await Promise.all([
    deps.tariffChanges.list(pair, filter, limit),
    deps.tariffChanges.summary(pair, filter),
    deps.tariffChanges.affectedSkus(pair),
  ]);

  return { summary, affected_skus: affectedSkus, items: items.map(tariffChange) };
}

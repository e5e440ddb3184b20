import { invalidField } from '@svc/domain/errors/domain-error';
import type { Law } from '@svc/law/law';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../deps.ts';

/** Law of the measure pack that a request names, by default the active one. Throws 422 for an unknown id. */
export async function askedLaw(
  { laws }: Pick<ApiDeps, 'laws'>,
  market: Market,
  id: string | undefined,
  field = 'measures',
): Promise<Law> {
  const current = laws.current(market);
  if (id === undefined || id.trim() === '' || id === current.pack.id) return current;
  const law = await laws.named(market, id);
  if (law === null) throw invalidField(field, `must be the id of a measure pack of ${market}`);
  return law;
}

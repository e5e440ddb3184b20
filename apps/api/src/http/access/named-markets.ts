import { MARKETS, type Market } from '@svc/tariff/market';
import type { Operation } from '../operation.ts';
import type { JsonSchema } from '../schema/schema.ts';

type Declared = Pick<Operation, 'defaultMarket' | 'bodyList' | 'sessionRole'>;

interface RawRequest {
  readonly query: unknown;
  readonly body: unknown;
}

// Schedules belong to the installation: administrators manage markets outside their plan too.
function administers({ sessionRole }: Pick<Operation, 'sessionRole'>): boolean {
  return sessionRole === 'admin';
}

function isMarket(value: unknown): value is Market {
  return MARKETS.some((market) => market === value);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function marketsOf(place: unknown): readonly unknown[] {
  const [market, markets] = [fieldOf(place, 'market'), fieldOf(place, 'markets')];
  return [...(market === undefined ? [] : [market]), ...(Array.isArray(markets) ? markets : [])];
}

function entriesOf(body: unknown, { bodyList }: Declared): readonly unknown[] | null {
  const list = bodyList === undefined ? null : fieldOf(body, bodyList.field);
  return Array.isArray(list) ? list : null;
}

/** Valid markets that a request names, plus the operation's default market where it names none. */
export function namedMarkets(operation: Declared, { query, body }: RawRequest): ReadonlySet<Market> {
  if (administers(operation)) return new Set();
  const places = entriesOf(body, operation) ?? [body];
  const named = [fieldOf(query, 'market'), ...places.flatMap(marketsOf)];
  const markets = new Set(named.filter(isMarket));
  const isLeftOut = places.some((place) => marketsOf(place).length === 0);
  const own = operation.defaultMarket;
  if (own !== undefined && isLeftOut && fieldOf(query, 'market') === undefined) markets.add(own);

  return markets;
}

function properties(json: unknown): JsonSchema {
  const own = fieldOf(json, 'properties');
  return typeof own === 'object' && own !== null ? { ...own } : {};
}

/** True if the query, body or list entries of an operation have a market field that a plan may restrict. */
export function takesMarket(operation: Pick<Operation, 'inputs' | 'bodyList' | 'sessionRole'>): boolean {
  if (administers(operation)) return false;
  const { query, body } = operation.inputs;
  const { bodyList } = operation;
  const fields = properties(body?.json);
  const list = bodyList === undefined ? undefined : fieldOf(fields[bodyList.field], 'items');
  return [properties(query?.json), fields, properties(list)].some((own) => 'market' in own);
}

import { MARKETS, type Market } from '@svc/tariff/market';
import type { FeeRow, TaxRow } from './charge.ts';
import type { Condition } from './condition.ts';
import type { FaultSink, PackFault } from './fault.ts';
import type { ListRow } from './goods.ts';
import { fieldsOf, textOf } from './json.ts';
import type { Measure } from './measure.ts';
import type { OriginGroup } from './origins.ts';
import type { PreferentialRate, Programme } from './programme.ts';
import type { RequirementRow } from './requirement.ts';
import { isDay } from './table.ts';

/** A worked case that a pack must reproduce; `line` as the schedule prints it. */
export interface GoldenCase {
  readonly id: string;
  readonly code: string;
  readonly origin: string | null;
  readonly date: string;
  readonly value: string;
  readonly rate: string | null;
  readonly special: string | null;
  readonly column2: string | null;
  readonly inputs: Readonly<Record<string, string>>;
  /** Non-zero amounts by heading, program, or `base`; null if only the total is stated. */
  readonly components: Readonly<Record<string, string>> | null;
  readonly total: string | null;
  readonly prohibited: string | null;
  readonly source: string;
}

export interface MeasurePack {
  readonly market: Market;
  readonly id: string;
  /** Last day through which its law is established. */
  readonly knownUntil: string;
  readonly published: string;
  /** Hex digest over the files in name order. */
  readonly sha256: string;
  readonly groups: readonly OriginGroup[];
  readonly conditions: ReadonlyMap<string, Condition>;
  readonly lists: ReadonlyMap<string, readonly ListRow[]>;
  readonly measures: readonly Measure[];
  readonly programmes: readonly Programme[];
  readonly preferences: readonly PreferentialRate[];
  readonly taxes: readonly TaxRow[];
  readonly fees: readonly FeeRow[];
  readonly requirements: readonly RequirementRow[];
  readonly golden: readonly GoldenCase[];
}

const FACTS_FILE = 'pack.json';
const ID = /^[a-z0-9][a-z0-9._-]{2,63}$/;

type Facts = Pick<MeasurePack, 'market' | 'id' | 'knownUntil' | 'published'>;

/** Reads pack.json; null if the rest of the pack cannot be read without it. */
export function readFacts(text: string | undefined, faults: FaultSink): Facts | null {
  const wrong = (code: PackFault['code'], column: string | null, value: string | null = null): null => {
    faults.add({ file: FACTS_FILE, row: null, column, code, value });
    return null;
  };
  if (text === undefined) return wrong('file_missing', null);
  const facts = fieldsOf(text);
  if (facts === null) return wrong('not_json', null);
  const market = MARKETS.find((each) => each === facts['market']);
  if (market === undefined) return wrong('not_allowed', 'market', textOf(facts['market']));
  const day = (column: string): string => {
    const value = textOf(facts[column]) ?? '';
    if (!isDay(value)) wrong('not_a_day', column, value);
    return value;
  };
  const id = textOf(facts['id']) ?? '';
  if (!ID.test(id)) wrong('required', 'id', id);

  return { market, id, knownUntil: day('known_until'), published: day('published') };
}

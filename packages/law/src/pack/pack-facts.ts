import { MARKETS } from '@svc/tariff/market';
import type { FaultSink, PackFault } from './fault.ts';
import { fieldsOf, textOf } from './json.ts';
import type { MeasurePack } from './pack.ts';
import { isDay } from './table.ts';

const FILE = 'pack.json';
const ID = /^[a-z0-9][a-z0-9._-]{2,63}$/;

type Facts = Pick<MeasurePack, 'market' | 'id' | 'knownUntil' | 'published'>;

/** Reads pack.json; null if the rest of the pack cannot be read without it. */
export function readFacts(text: string | undefined, faults: FaultSink): Facts | null {
  const wrong = (code: PackFault['code'], column: string | null, value: string | null = null): null => {
    faults.add({ file: FILE, row: null, column, code, value });
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

import { wholeOf } from '../../api/address.ts';
import { FOUND_GROUPS, OUTCOMES, ROW_STATES, type Shown } from './batch.ts';

export interface BatchSearch extends Shown {
  readonly at?: number;
}

export function readSearch(raw: Readonly<Record<string, unknown>>): BatchSearch {
  const rows = ROW_STATES.find((status) => status === raw['rows']);
  const found = FOUND_GROUPS.find((group) => group === raw['found']);
  const outcome = OUTCOMES.find((each) => each === raw['outcome']);
  const at = wholeOf(raw['at'], 0);

  return {
    ...(rows === undefined ? {} : { rows }),
    ...(found === undefined ? {} : { found }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(at === undefined ? {} : { at }),
  };
}

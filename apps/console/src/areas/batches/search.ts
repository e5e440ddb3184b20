import { wholeOf } from '../../api/address.ts';
import { FOUND_GROUPS, OUTCOMES, ROW_STATES, type Shown } from './batch.ts';

/** Search of a batch in the address: the chosen rows and the open one. */
export interface BatchSearch extends Shown {
  /** Place of the open row in the list that is shown, from 0. */
  readonly at?: number;
}

/** The search of an address; what it cannot mean is left out. */
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

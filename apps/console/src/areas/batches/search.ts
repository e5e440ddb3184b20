import { ROW_STATES, type RowStatus } from './batch.ts';

/** What the address of a batch says: the rows that are shown and the one that is open. */
export interface BatchSearch {
  readonly rows?: RowStatus;
  /** Place of the open row in the list that is shown, from 0. */
  readonly at?: number;
}

/** The search of an address; what it cannot mean is left out. */
export function readSearch(raw: Readonly<Record<string, unknown>>): BatchSearch {
  const rows = ROW_STATES.find((status) => status === raw['rows']);
  const at = Number(raw['at']);
  return {
    ...(rows === undefined ? {} : { rows }),
    ...(raw['at'] !== undefined && Number.isSafeInteger(at) && at >= 0 ? { at } : {}),
  };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApiAct, useReread } from '../../../api/use-api.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { setupBody, type Batch, type Setup } from '../batch.ts';

/** Returns a function that refreshes the queries of a changed batch. */
export function useRefreshBatch(): () => Promise<void> {
  const reread = useReread();
  return useCallback(
    () =>
      reread('batches.get', 'batches.rows', 'batches.list', 'batches.progress', 'review.counts', 'auth.me'),
    [reread],
  );
}

/** Start options of a batch; survive a reload, and each change of columns or market rechecks the rows. */
export function useSetup(batch: Batch) {
  const empty = useMemo(
    (): { setup: Setup } => ({ setup: { mapping: batch.column_mapping, market: 'US', save: false } }),
    [batch.column_mapping],
  );
  const [{ setup }, change] = useDraft(`batch.${batch.id}`, empty);
  const refresh = useRefreshBatch();
  const check = useApiAct('batches.validate', refresh);
  const { mutate } = check;
  const recheck = useCallback(
    (next: Setup): void => {
      const body = setupBody(next);
      if (body !== null) mutate({ params: { batch_id: batch.id }, body });
    },
    [mutate, batch.id],
  );
  // The upload knows no market; the codes in use are compared with its active version.
  const [first] = useState(setup);
  useEffect(() => {
    if (first.mapping.existing_code !== null) recheck(first);
  }, [first, recheck]);
  const set = (fields: Partial<Setup>): void => {
    const next = { ...setup, ...fields };
    change({ setup: next });
    const isMoved = fields.market !== undefined && next.mapping.existing_code !== null;
    if (fields.mapping !== undefined || isMoved) recheck(next);
  };

  return { setup, set, recheck: () => recheck(setup), check };
}

import type { RequestOf } from '@svc/client/create-client';
import { useMemo, type ReactNode } from 'react';
import { fieldProblem } from '../../../api/problem.ts';
import { useApiAct } from '../../../api/use-api.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Problem } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import { changedCells, type Batch, type BatchRow } from '../batch.ts';
import { useRefreshBatch, useSetup } from '../steps/use-setup.ts';

interface Props {
  readonly batch: Batch;
  readonly row: BatchRow;
  readonly onClose: () => void;
}

type Change = RequestOf<'batches.edit-row'>['body'];

/** Saves a row; before the start, rechecks the whole file for duplicates. */
function useRowActs({ batch, row, onClose }: Props, clear: () => void) {
  const { t } = useWords();
  const refresh = useRefreshBatch();
  const { recheck } = useSetup(batch);
  const edit = useApiAct('batches.edit-row');
  const retry = useApiAct('batches.retry');
  const params = { batch_id: batch.id, row_index: row.row_index };
  // On failure the form stays open and shows the error.
  const save = async (body: Change): Promise<boolean> =>
    edit.mutateAsync({ params, body }).then(
      () => true,
      () => false,
    );
  const again = async (): Promise<boolean> =>
    retry.mutateAsync({ params: { batch_id: batch.id }, body: { rows: [row.row_index] } }).then(
      () => true,
      () => false,
    );
  const send = async (body: Change, isRetried = false): Promise<void> => {
    if (!(await save(body))) return;

    const isDone = !isRetried || (await again());
    if (isDone) {
      clear();
      onClose();
      toast(t(isRetried ? 'batches.row_retried' : 'batches.row_saved', { row: row.row_index }));
    }
    if (batch.status === 'uploaded') recheck();
    await refresh();
  };

  return { send, error: edit.error ?? retry.error, isPending: edit.isPending || retry.isPending };
}

export function RowForm(props: Props): ReactNode {
  const { batch, row } = props;
  const { t } = useWords();
  const empty = useMemo(() => ({ cells: row.raw }), [row.raw]);
  const [{ cells }, change, clear] = useDraft(`row.${batch.id}.${row.row_index}`, empty);
  const { send, error, isPending } = useRowActs(props, clear);
  const values = changedCells(row.raw, cells);
  const isNew = batch.status === 'uploaded';
  const isSkipped = row.status === 'skipped';

  return (
    <form className="stack" onSubmit={(event) => event.preventDefault()}>
      <div className="cells-form">
        {batch.columns.map((column) => (
          <TextField
            key={column}
            label={column}
            value={cells[column] ?? ''}
            onChange={(text) => change({ cells: { ...cells, [column]: text } })}
            fault={fieldProblem(error, `values.${column}`)}
          />
        ))}
      </div>
      <Problem error={error} />
      <div className="row">
        {!isNew && (
          <Button kind="primary" isPending={isPending} onPress={() => void send({ values }, true)}>
            {t('batches.save_retry')}
          </Button>
        )}
        <Button
          kind={isNew ? 'primary' : 'plain'}
          isPending={isPending}
          onPress={() => void send({ values })}
        >
          {t('common.save')}
        </Button>
        <Button isPending={isPending} onPress={() => void send({ values, skip: !isSkipped })}>
          {isSkipped ? t('batches.unskip') : t('batches.skip')}
        </Button>
      </div>
    </form>
  );
}

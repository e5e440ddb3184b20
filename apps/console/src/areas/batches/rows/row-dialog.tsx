import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Answer, Empty } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../../../words/words.tsx';
import '../../classify/classify.css';
import { DecidedCode } from '../../classify/case/case-code.tsx';
import { Decision } from '../../classify/decision/decision.tsx';
import { useLookup } from '../../classify/use-lookup.ts';
import { isEditable, shownCount, shownQuery, type Batch, type BatchRow, type Shown } from '../batch.ts';
import { RowForm } from './row-form.tsx';
import { ROW_TONES } from '../tones.ts';

interface Props {
  readonly batch: Batch;
  /** Index of the row in the filtered list, from 0. */
  readonly at: number;
  readonly shown: Shown;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** Row dialog: editable where allowed, otherwise read and decide. */
export function RowDialog({ batch, at, shown, onMove, onClose }: Props): ReactNode {
  const { t } = useWords();
  const rows = useApi(
    'batches.rows',
    {
      params: { batch_id: batch.id },
      query: { offset: at, limit: 1, ...shownQuery(shown) },
    },
    { fresh: true, staleTime: 1000 },
  );
  const row = rows.data?.[0];
  const title = row === undefined ? t('batches.rows') : t('batches.row_title', { row: row.row_index });

  return (
    <Dialog title={title} isOpen onClose={onClose} wide>
      <Answer of={rows}>
        {() =>
          row === undefined ? (
            <Empty title={t('batches.row_gone')} />
          ) : (
            <RowContent key={row.row_index} batch={batch} row={row} onClose={onClose} />
          )
        }
      </Answer>
      <div className="row">
        <Button small isDisabled={at === 0} onPress={() => onMove(at - 1)}>
          {t('batches.previous')}
        </Button>
        <Button small isDisabled={at + 1 >= shownCount(batch, shown)} onPress={() => onMove(at + 1)}>
          {t('batches.next')}
        </Button>
        <span className="end">
          <Button small onPress={onClose}>
            {t('common.close')}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

interface ContentProps {
  readonly batch: Batch;
  readonly row: BatchRow;
  readonly onClose: () => void;
}

function RowContent({ batch, row, onClose }: ContentProps): ReactNode {
  const { t } = useWords();

  return (
    <>
      <div className="row">
        <Tag tone={ROW_TONES[row.status]}>{t(`batches.row_${row.status}`)}</Tag>
        {row.duplicate_of !== null && <span>{t('batches.repeats', { row: row.duplicate_of })}</span>}
        {row.attempts > 1 && <span className="muted">{t('batches.attempts', { count: row.attempts })}</span>}
      </div>
      <Findings row={row} />
      {row.lookup_id !== null && <Outcome row={row} lookupId={row.lookup_id} />}
      {isEditable(batch, row) ? (
        <RowForm batch={batch} row={row} onClose={onClose} />
      ) : (
        <dl className="cells">
          {batch.columns.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{row.raw[column] === '' ? '—' : row.raw[column]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Findings({ row }: { readonly row: BatchRow }): ReactNode {
  if (row.error === null && row.issues.length === 0 && row.code_check === null) return null;

  return (
    <ul className="stack-tight">
      {row.error !== null && <li className="notice notice-bad">{row.error}</li>}
      {row.issues.map(({ code, field, message, severity }) => (
        <li key={`${code}.${field}`} className={`notice notice-${severity === 'error' ? 'bad' : 'warn'}`}>
          {message}
        </li>
      ))}
      {row.code_check !== null && <li className="notice">{row.code_check.message}</li>}
    </ul>
  );
}

function Outcome({ row, lookupId }: { readonly row: BatchRow; readonly lookupId: string }): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const lookup = useLookup(lookupId);
  const decision = lookup.data?.decision;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['batches.rows'] });
  }, [queries, decision]);

  return (
    <div className="stack">
      <div className="row">
        <code className="line-code" aria-label={t('batches.proposed')}>
          {row.recommended_code ?? '—'}
        </code>
        {row.confidence !== null && <Confidence value={row.confidence} />}
        {row.result_status !== null && <Tag>{t(`batches.result_${row.result_status}`)}</Tag>}
        <Link to="/lookups/$lookupId" params={{ lookupId }}>
          {t('batches.whole_answer')}
        </Link>
      </div>
      <Answer of={lookup}>
        {(data) => (
          <>
            {data.decision !== null && <DecidedCode lookup={data} />}
            <Decision lookup={data} />
          </>
        )}
      </Answer>
    </div>
  );
}

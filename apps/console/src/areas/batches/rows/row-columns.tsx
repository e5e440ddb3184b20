import type { ReactNode } from 'react';
import { useLimits } from '../../../api/use-fee.ts';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import type { Column } from '../../../ui/table-cells.tsx';
import { Tag, toneOf } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import type { Batch, BatchRow } from '../batch.ts';
import { ROW_TONES } from '../tones.ts';
import type { AcceptRow } from './use-accept-row.ts';

type Columns = readonly Column<BatchRow>[];

export function useRowColumns(batch: Batch, accept: AcceptRow | null): Columns {
  const { t } = useWords();
  const place: Column<BatchRow> = {
    id: 'row',
    title: t('batches.row_number'),
    width: '58px',
    end: true,
    cell: (row) => row.row_index,
  };
  const state: Column<BatchRow> = {
    id: 'status',
    title: batch.status === 'uploaded' ? t('common.status') : t('batches.result'),
    width: '172px',
    cell: (row) => <RowState row={row} />,
  };
  const problem: Column<BatchRow> = {
    id: 'problem',
    title: t('batches.problems'),
    width: 'minmax(90px, 1fr)',
    cell: (row) => <Problems row={row} />,
  };
  const fromFile = (column: string, width: string): Column<BatchRow> => ({
    id: `file.${column}`,
    title: column,
    width,
    cell: (row) => row.raw[column],
  });
  const { sku, description } = batch.column_mapping;
  if (batch.status === 'uploaded') {
    const columns = batch.columns.map((column) =>
      fromFile(column, column === description ? 'minmax(220px, 3fr)' : 'minmax(110px, 1fr)'),
    );
    return [place, state, ...(hasProblems(batch) ? [problem] : []), ...columns];
  }

  return [
    place,
    state,
    ...(sku === null ? [] : [fromFile(sku, '84px')]),
    ...(description === null ? [] : [fromFile(description, 'minmax(130px, 1.2fr)')]),
    ...outcomeColumns(t),
    decisionColumn(t, accept),
    problem,
  ];
}

/** True if the check before the start found a row that is not plainly classified. */
function hasProblems({ validation: { precheck } }: Batch): boolean {
  const { duplicates, empty, examples, invalid, warnings } = precheck;
  return duplicates + empty + examples + invalid + warnings > 0;
}

function outcomeColumns(t: ReturnType<typeof useWords>['t']): Columns {
  return [
    {
      id: 'code',
      title: t('batches.proposed'),
      width: '132px',
      cell: (row) => <code>{row.recommended_code}</code>,
    },
    {
      id: 'confidence',
      title: t('common.confidence'),
      width: '130px',
      cell: (row) => (row.confidence === null ? null : <Confidence value={row.confidence} />),
    },
  ];
}

function RowState({ row: { status, result_status: result } }: { readonly row: BatchRow }): ReactNode {
  const { t } = useWords();
  if (result !== null && (status === 'done' || status === 'duplicate'))
    return <Tag tone={toneOf(result)}>{t(`batches.result_${result}`)}</Tag>;
  return <Tag tone={ROW_TONES[status]}>{t(`batches.row_${status}`)}</Tag>;
}

function decisionColumn(t: ReturnType<typeof useWords>['t'], accept: AcceptRow | null): Column<BatchRow> {
  return {
    id: 'decision',
    title: t('batches.decided'),
    width: '142px',
    cell: (row) => {
      if (row.final_code !== null) return <code className="good-words">✓ {row.final_code}</code>;
      if (accept?.isSending(row) === true) return <span className="muted">{t('batches.sending')}</span>;
      if (accept === null || !accept.canAccept(row)) return null;
      return (
        <Button small onPress={() => accept.accept(row)}>
          {t('batches.accept')}
        </Button>
      );
    },
  };
}

function Problems({ row }: { readonly row: BatchRow }): ReactNode {
  const unsure = useUnsureLevel(row);
  const words = [problemsOf(row), unsure].filter((text) => text !== '').join(' · ');
  if (words === '') return null;

  const isBad = row.error !== null || row.issues.some(({ severity }) => severity === 'error');

  return (
    <span className={isBad ? 'bad-words' : 'warn-words'} title={words}>
      {words}
    </span>
  );
}

const UPPER_LEVELS = ['heading', 'subheading'] as const;

/** The level that needs a review although the confidence in the line would suffice; empty for none. */
function useUnsureLevel({ result_status: result, confidence_by_digits: levels }: BatchRow): string {
  const { t } = useWords();
  const { share } = useFormats();
  const needed = useLimits()?.proposal_thresholds;
  if (result !== 'needs_review' || levels === null || needed === undefined || levels.line < needed.line)
    return '';
  const level = UPPER_LEVELS.find((each) => levels[each] < needed[each]);
  if (level === undefined) return '';
  return `${t(`classify.level_${level}`)} ${share(levels[level])}: ${t('classify.level_needs', { share: share(needed[level]) })}`;
}

function problemsOf({ error, issues, code_check: check }: BatchRow): string {
  const isDifferent = check !== null && (check.status !== 'valid' || !check.matches_suggestion);
  return [
    ...(error === null ? [] : [error]),
    ...issues
      .filter(({ code }) => code !== 'code_not_in_version' || check === null)
      .map(({ message }) => message),
    ...(isDifferent ? [check.message] : []),
  ].join(' · ');
}

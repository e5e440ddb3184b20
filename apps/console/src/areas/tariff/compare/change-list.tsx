import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveCsv } from '../../../ui/save-file.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-cells.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { LineText } from '../../classify/line/line-text.tsx';
import { changedAbove, differences, inShort, kindOf, type Change } from './changes.ts';
import type { Kind } from '../search.ts';

interface Props {
  readonly rows: readonly Change[];
  readonly splits: ReadonlyMap<string, readonly string[]>;
  readonly open: number | undefined;
  readonly onOpen: (change: Change) => void;
}

const TONES: Readonly<Partial<Record<Kind, Tone>>> = {
  added: 'good',
  removed: 'bad',
  split: 'bad',
  rate_changed: 'warn',
};

function save(rows: readonly Change[], ofRow: (change: Change) => Kind): void {
  saveCsv(
    `changes-${rows[0]?.from_version ?? ''}-${rows[0]?.to_version ?? ''}.csv`,
    ['kind', 'code', 'field', 'before', 'after', 'successors', 'affected_skus'],
    rows.flatMap((row) =>
      differences(row).map(({ field, before, after }) => [
        ofRow(row),
        row.code,
        field,
        before,
        after,
        row.successors.map(({ code }) => code).join(' '),
        row.affected_skus,
      ]),
    ),
  );
}

/** A new, removed or moved line by its text and ancestors; otherwise its changes. */
function What(change: Change): ReactNode {
  if (change.kind === 'added') return <Line line={change.after} />;
  if (change.kind === 'removed') return <Line line={change.before} />;
  return change.kind === 'moved' ? <Moved {...change} /> : <Changed {...change} />;
}

function Line({ line }: { readonly line: Change['before'] }): ReactNode {
  return <LineText text={line?.full_description ?? line?.description ?? ''} />;
}

function Moved({ after, successors }: Change): ReactNode {
  const code = after?.code;
  const next = successors.find((each) => each.code === code);
  return (
    <span className="line-text">
      → <code>{code}</code> {next !== undefined && <LineText text={next.description} />}
    </span>
  );
}

function Changed(change: Change): ReactNode {
  const above = changedAbove(change);
  if (above === null) return inShort(change);
  const words = `${above.before} → ${above.after}`;
  return (
    <span className="line-text" title={words}>
      <strong>{above.own}</strong>
      <span className="line-above"> ‹ {words}</span>
    </span>
  );
}

export function ChangeList({ rows, splits, open, onOpen }: Props): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const ofRow = (row: Change): Kind => kindOf(row, splits);
  const columns: readonly Column<Change>[] = [
    {
      id: 'kind',
      title: t('tariff.kind'),
      width: '128px',
      cell: (row) => <Tag tone={TONES[ofRow(row)] ?? 'plain'}>{t(`tariff.kind_${ofRow(row)}`)}</Tag>,
    },
    { id: 'code', title: t('common.code'), width: '124px', cell: (row) => <code>{row.code}</code> },
    { id: 'what', title: t('tariff.what'), width: 'minmax(150px, 1fr)', cell: What },
    {
      id: 'skus',
      title: t('tariff.affected'),
      width: '112px',
      end: true,
      cell: (row) => figure(row.affected_skus),
    },
  ];

  return (
    <Panel
      title={t('tariff.changes', { count: rows.length })}
      aside={
        <Button small onPress={() => save(rows, ofRow)}>
          CSV
        </Button>
      }
      flush
    >
      <DataTable
        label={t('tariff.compare')}
        rows={rows}
        columns={columns}
        keyOf={(row) => row.id}
        onOpen={onOpen}
        isSelected={(row) => row.id === open}
      />
    </Panel>
  );
}

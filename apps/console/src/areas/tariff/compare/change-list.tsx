import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { saveCsv } from '../../../ui/csv.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-cells.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { LineText } from '../../classify/line/line-text.tsx';
import { differences, inShort, type Change } from './changes.ts';
import type { Kind } from '../search.ts';

interface Props {
  readonly rows: readonly Change[];
  readonly splits: ReadonlyMap<string, readonly string[]>;
  /** Id of the change that is open. */
  readonly open: number | undefined;
  readonly onOpen: (change: Change) => void;
}

const TONES: Readonly<Partial<Record<Kind, Tone>>> = {
  added: 'good',
  removed: 'bad',
  split: 'bad',
  rate_changed: 'warn',
};

function save(rows: readonly Change[], kindOf: (change: Change) => Kind): void {
  saveCsv(
    `changes-${rows[0]?.from_version ?? ''}-${rows[0]?.to_version ?? ''}.csv`,
    ['kind', 'code', 'field', 'before', 'after', 'successors', 'affected_skus'],
    rows.flatMap((row) =>
      differences(row).map(({ field, before, after }) => [
        kindOf(row),
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

/** A new or removed line by its own text and those above it, else its changes. */
function What(change: Change): ReactNode {
  const { kind, before, after } = change;
  const text = kind === 'added' ? after?.full_description : before?.full_description;
  const isLine = kind === 'added' || kind === 'removed';
  return isLine && typeof text === 'string' ? <LineText text={text} /> : inShort(change);
}

/** The changes as a table, to read here or to save. */
export function ChangeList({ rows, splits, open, onOpen }: Props): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const kindOf = ({ kind, code }: Change): Kind => (kind === 'removed' && splits.has(code) ? 'split' : kind);
  const columns: readonly Column<Change>[] = [
    {
      id: 'kind',
      title: t('tariff.kind'),
      width: '128px',
      cell: (row) => <Tag tone={TONES[kindOf(row)] ?? 'plain'}>{t(`tariff.kind_${kindOf(row)}`)}</Tag>,
    },
    { id: 'code', title: t('common.code'), width: '130px', cell: (row) => <code>{row.code}</code> },
    { id: 'what', title: t('tariff.what'), width: 'minmax(150px, 1fr)', cell: What },
    {
      id: 'skus',
      title: t('tariff.affected'),
      width: '122px',
      end: true,
      cell: (row) => figure(row.affected_skus),
    },
  ];

  return (
    <Panel
      title={t('common.rows', { count: rows.length })}
      aside={
        <Button small onPress={() => save(rows, kindOf)}>
          CSV
        </Button>
      }
      flush
    >
      <DataTable
        label={t('tariff.compare_title')}
        rows={rows}
        columns={columns}
        keyOf={(row) => row.id}
        onOpen={onOpen}
        isSelected={(row) => row.id === open}
      />
    </Panel>
  );
}

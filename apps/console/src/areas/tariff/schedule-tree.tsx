import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

export type Tree = AnswerOf<'tariff.tree'>;

export type Node = Tree['children'][number];

type Row = NonNullable<Tree['rows']>['path'][number];

const byCode = (one: Node, two: Node): number => (one.code_digits < two.code_digits ? -1 : 1);

const rowOf = (node: Node): Row => ({ ...node, depth: 0 });

/** Ancestor and listed rows; coded lines if the response has no rows. */
function rowsOf({ ancestors, node, children, siblings, rows }: Tree) {
  const path = rows?.path ?? [...ancestors, ...(node === null ? [] : [node])].map(rowOf);
  if (node === null || children.length > 0)
    return { above: path, listed: rows?.listed ?? children.map(rowOf) };

  // A line without children is listed with its siblings.
  const parent = path.slice(0, -1).findLastIndex(({ code }) => code !== null);
  return {
    above: path.slice(0, parent + 1),
    listed: rows?.listed ?? [...siblings, node].toSorted(byCode).map(rowOf),
  };
}

/** Rows above the open line, the line, and its children, or else its siblings. */
export function ScheduleTree({ tree }: { readonly tree: Tree }): ReactNode {
  const { t } = useWords();
  const { node, dataset } = tree;
  const { above, listed } = rowsOf(tree);
  const place = { market: dataset.market, version: dataset.version };

  return (
    <div className="schedule-tree">
      {node !== null && (
        <Link to="/tariff" search={place} className="schedule-line">
          <span className="schedule-code">↑</span>
          <span>{t('tariff.chapters')}</span>
        </Link>
      )}
      {above.map((row, depth) => (
        <Line
          key={`${row.code} ${row.description}`}
          row={row}
          place={place}
          depth={depth}
          isOpen={row.code === node?.code}
        />
      ))}
      {listed.length === 0 && <Empty title={t('tariff.no_lines')} />}
      {listed.map((row, at) => (
        <Line
          key={`${at} ${row.code}`}
          row={row}
          place={place}
          depth={above.length + row.depth}
          isOpen={row.code !== null && row.code === node?.code}
        />
      ))}
    </div>
  );
}

interface LineProps {
  readonly row: Row;
  readonly place: Pick<Tree['dataset'], 'market' | 'version'>;
  readonly depth: number;
  readonly isOpen: boolean;
}

const DEEPEST = 8;
const STEP_PX = 12;

function Line({ row, place, depth, isOpen }: LineProps): ReactNode {
  const { t } = useWords();
  const { rate: printed } = useFormats();
  const { code, description, duty_rate: rate, is_leaf: isLeaf } = row;
  const style = { paddingLeft: 12 + Math.min(depth, DEEPEST) * STEP_PX };
  if (code === null) {
    return (
      <div className="schedule-line schedule-group" style={style}>
        <span className="schedule-code" />
        <span>{description}</span>
      </div>
    );
  }

  return (
    <Link
      to="/tariff"
      search={{ ...place, code: code.replaceAll(/\D/gu, '') }}
      className={`schedule-line${isOpen ? ' schedule-own' : ''}`}
      aria-current={isOpen ? 'true' : undefined}
      style={style}
    >
      <code className="schedule-code">{code}</code>
      <span className={isLeaf ? '' : 'schedule-branch'}>{description}</span>
      <span className="schedule-rate muted">
        {rate !== null && printed(rate)}
        {isLeaf && <span className="visually-hidden"> {t('tariff.declarable')}</span>}
      </span>
    </Link>
  );
}

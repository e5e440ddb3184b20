import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';

/** A place in a schedule with what is around it. */
export type Tree = AnswerOf<'tariff.tree'>;

/** A line of a schedule. */
export type Node = Tree['children'][number];

/** Ancestors of the open line, the line, and its children; its siblings when it has no children. */
export function ScheduleTree({ tree }: { readonly tree: Tree }): ReactNode {
  const { t } = useWords();
  const { ancestors, node, children, siblings, dataset } = tree;
  const place = { market: dataset.market, version: dataset.version };
  const above = node === null || children.length === 0 ? ancestors : [...ancestors, node];
  const shown = children.length > 0 || node === null ? children : [...siblings, node].toSorted(byCode);

  return (
    <div className="schedule-tree">
      {node !== null && (
        <Link to="/tariff" search={place} className="schedule-line">
          <span className="schedule-code">↑</span>
          <span>{t('tariff.chapters')}</span>
        </Link>
      )}
      {above.map((each, depth) => (
        <Line
          key={each.code_digits}
          line={each}
          place={place}
          depth={depth}
          isOpen={each.code_digits === node?.code_digits}
        />
      ))}
      {shown.length === 0 && <Empty title={t('tariff.no_lines')} />}
      {shown.map((each) => (
        <Line
          key={each.code_digits}
          line={each}
          place={place}
          depth={above.length}
          isOpen={each.code_digits === node?.code_digits}
        />
      ))}
    </div>
  );
}

const byCode = (one: Node, two: Node): number => (one.code_digits < two.code_digits ? -1 : 1);

interface LineProps {
  readonly line: Node;
  readonly place: Pick<Tree['dataset'], 'market' | 'version'>;
  readonly depth: number;
  readonly isOpen: boolean;
}

const DEEPEST = 8;
const STEP_PX = 12;

function Line({ line, place, depth, isOpen }: LineProps): ReactNode {
  const { t } = useWords();

  return (
    <Link
      to="/tariff"
      search={{ ...place, code: line.code_digits }}
      className={`schedule-line${isOpen ? ' schedule-own' : ''}`}
      aria-current={isOpen ? 'true' : undefined}
      style={{ paddingLeft: 12 + Math.min(depth, DEEPEST) * STEP_PX }}
    >
      <code className="schedule-code">{line.code}</code>
      <span className={line.is_leaf ? '' : 'schedule-branch'}>{line.description}</span>
      <span className="schedule-rate muted">
        {line.duty_rate}
        {line.is_leaf && <span className="visually-hidden"> {t('tariff.declarable')}</span>}
      </span>
    </Link>
  );
}

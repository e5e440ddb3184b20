import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { placeOf, type Place } from '../lookup.ts';

type Row = NonNullable<AnswerOf<'tariff.tree'>['rows']>['path'][number];

/** A line with its siblings below its ancestors, as printed in the schedule. */
export function ScheduleRows(props: Place): ReactNode {
  const { t } = useWords();
  const { data } = useApi('tariff.tree', placeOf(props));
  const { path = [], listed = [] } = data?.rows ?? {};
  const beside = listed.filter(({ code }) => code !== null).length - 1;
  if (data === undefined) return <div className="tree tree-waiting" aria-busy="true" />;

  return (
    <div className="tree" role="group" aria-label={t('classify.in_tree')}>
      <ol>
        {path.map((row, at) => (
          <Line key={`${at} ${row.code}`} row={row} isOwn={at === path.length - 1} />
        ))}
      </ol>
      {beside > 0 && (
        <details>
          <summary className="small">{t('classify.neighbours', { count: beside })}</summary>
          <ol>
            {listed.map((row, at) => (
              <Line key={`${at} ${row.code}`} row={row} isOwn={row.code === data.node?.code} hasRate />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const STEP_PX = 12;

interface LineProps {
  readonly row: Row;
  readonly isOwn: boolean;
  readonly hasRate?: boolean;
}

function Line({ row, isOwn, hasRate = isOwn }: LineProps): ReactNode {
  const { rate } = useFormats();
  const classes = ['tree-line', isOwn ? 'tree-own' : '', row.code === null ? 'tree-group' : ''];
  return (
    <li className={classes.join(' ')}>
      <code>{row.code}</code>
      <span className="tree-words" title={row.description} style={{ paddingLeft: row.depth * STEP_PX }}>
        {row.description}
      </span>
      <span className="end">{hasRate && row.duty_rate !== null && rate(row.duty_rate)}</span>
    </li>
  );
}

import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import type { Market } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { Answer } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';

type Node = AnswerOf<'tariff.tree'>['ancestors'][number];

interface Props {
  readonly code: string;
  readonly market: Market;
  readonly version: string;
}

/** A line with its ancestors and siblings. */
export function TreePlace({ code, market, version }: Props): ReactNode {
  const { t } = useWords();
  const tree = useApi('tariff.tree', { query: { code, market, version } });

  return (
    <Answer of={tree}>
      {({ ancestors, node, siblings }) => (
        <div className="tree" aria-label={t('classify.in_tree')} role="group">
          <ol>
            {[...ancestors, ...(node === null ? [] : [node])].map((each, depth) => (
              <li
                key={each.code_digits}
                className={`tree-line${each === node ? ' tree-own' : ''}`}
                data-depth={Math.min(depth, 6)}
              >
                <code>{each.code}</code>
                <span>{each.description}</span>
                {each === node && each.duty_rate !== null && <span className="end">{each.duty_rate}</span>}
              </li>
            ))}
          </ol>
          <Neighbours all={siblings.filter((each) => each.code_digits !== node?.code_digits)} />
        </div>
      )}
    </Answer>
  );
}

function Neighbours({ all }: { readonly all: readonly Node[] }): ReactNode {
  const { t } = useWords();
  if (all.length === 0) return null;

  return (
    <details>
      <summary className="small">{t('classify.neighbours', { count: all.length })}</summary>
      <ul>
        {all.map((each) => (
          <li key={each.code_digits} className="tree-line">
            <code>{each.code}</code>
            <span>{each.description}</span>
            <span className="end muted">{each.duty_rate}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';

interface Kpi {
  readonly name: string;
  readonly now: string;
  /** Value of the previous period; null if none. */
  readonly before: string | null;
}

export function Kpis({ all }: { readonly all: readonly Kpi[] }): ReactNode {
  const { t } = useWords();

  return (
    <dl className="kpis">
      {all.map(({ name, now, before }) => (
        <div key={name} className="kpi">
          <dt className="muted small">{name}</dt>
          <dd>{now}</dd>
          {before !== null && <dd className="muted kpi-before">{t('reports.before', { value: before })}</dd>}
        </div>
      ))}
    </dl>
  );
}

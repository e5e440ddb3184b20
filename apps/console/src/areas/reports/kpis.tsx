import type { ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';

interface Kpi {
  readonly name: string;
  readonly now: string;
  /** Of the period before; null where there is none. */
  readonly before: string | null;
}

/** The main figures of a period, each with that of the period before. */
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

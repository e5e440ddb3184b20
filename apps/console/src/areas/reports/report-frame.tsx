import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { TextField } from '../../ui/field.tsx';
import { Page } from '../../ui/panel.tsx';
import { SubNav } from '../../ui/sub-nav.tsx';
import { useWords } from '../../words/words.tsx';
import type { Period } from './period.ts';
import './reports.css';

const EXACT = { exact: true, includeSearch: false } as const;

interface Props {
  readonly title: string;
  readonly period: Period;
  readonly onPeriod: (period: Record<'from' | 'to', string>) => void;
  readonly children: ReactNode;
}

/** A report below the links to all of them, with its period; for reviewers. */
export function ReportFrame({ title, period, onPeriod, children }: Props): ReactNode {
  const { t } = useWords();
  const { from = '', to = '' } = period;

  return (
    <NeedsRole needs="reviewer">
      <Page title={title}>
        <SubNav label={t('reports.title')}>
          <Link to="/reports" search={period} activeOptions={EXACT}>
            {t('reports.productivity')}
          </Link>
          <Link to="/reports/accuracy" search={period} activeOptions={EXACT}>
            {t('reports.accuracy')}
          </Link>
          <Link to="/reports/usage" search={period} activeOptions={EXACT}>
            {t('reports.usage')}
          </Link>
        </SubNav>
        <div className="filters" role="group" aria-label={t('reports.period')}>
          <TextField
            label={t('reports.from')}
            type="date"
            value={from}
            onChange={(day) => onPeriod({ from: day, to })}
          />
          <TextField
            label={t('reports.to')}
            type="date"
            value={to}
            onChange={(day) => onPeriod({ from, to: day })}
          />
        </div>
        {children}
      </Page>
    </NeedsRole>
  );
}

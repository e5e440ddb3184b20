import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import '../../ui/chips.css';
import { Page } from '../../ui/panel.tsx';
import { SubNav } from '../../ui/sub-nav.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { daysBefore, lastDays, lengthOf, PRESET_DAYS, reportedDays, type Period } from './period.ts';
import './reports.css';

const EXACT = { exact: true, includeSearch: false } as const;

interface PeriodProps {
  readonly period: Period;
  readonly isCompared?: boolean;
}

interface Props extends PeriodProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ReportFrame({ title, children, ...choice }: Props): ReactNode {
  const { t } = useWords();
  const { period } = choice;

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
        <PeriodChoice {...choice} />
        {children}
      </Page>
    </NeedsRole>
  );
}

function PeriodChoice({ period, isCompared = false }: PeriodProps): ReactNode {
  const navigate = useNavigate();
  const { t } = useWords();
  const { days: inWords } = useFormats();
  const [now] = useState(() => new Date());
  const shown = reportedDays(period, now);
  const before = daysBefore(shown);
  const go = (search: Period): void => void navigate({ to: '.', search: { ...search } });
  // A day is briefly empty while being typed.
  const change = (end: 'from' | 'to', day: string): void => {
    if (day !== '') go({ ...shown, [end]: day });
  };

  return (
    <div className="stack-tight">
      <div className="filters" role="group" aria-label={t('reports.period')}>
        <div className="presets">
          {PRESET_DAYS.map((count) => {
            const days = lastDays(count, now);
            const isChosen = days.from === shown.from && days.to === shown.to;
            return (
              <button
                key={count}
                type="button"
                className="chip"
                aria-pressed={isChosen}
                onClick={() => go(days)}
              >
                {t('reports.last_days', { count })}
              </button>
            );
          })}
        </div>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`reports.${end}`)}
            type="date"
            value={shown[end]}
            onChange={(day) => change(end, day)}
          />
        ))}
      </div>
      {shown.from <= shown.to && (
        <p className="muted">
          {t('reports.days', { days: inWords(shown.from, shown.to), count: lengthOf(shown) })}
          {isCompared && ` · ${t('reports.compared', { days: inWords(before.from, before.to) })}`}
        </p>
      )}
    </div>
  );
}

import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useMay } from '../../session/use-me.ts';
import { Answer } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { Columns, Ranks } from './charts.tsx';
import { Figures } from './figures.tsx';
import { Kpis } from './kpis.tsx';
import { periodQuery, readPeriod } from './period.ts';
import { ReportFrame } from './report-frame.tsx';

type Report = AnswerOf<'reports.productivity'>;

const route = getRouteApi('/inside/reports');

export function ReportsPage(): ReactNode {
  const { t } = useWords();
  const period = route.useSearch({ select: readPeriod });
  const mayRead = useMay('reviewer');
  const report = useApi('reports.productivity', { query: periodQuery(period) }, { enabled: mayRead });

  return (
    <ReportFrame title={t('reports.productivity')} isCompared period={period}>
      <Answer of={report}>
        {(found) => (
          <>
            <Acceptance report={found} />
            <Daily report={found} />
            <People report={found} />
            <Overridden report={found} />
          </>
        )}
      </Answer>
    </ReportFrame>
  );
}

interface Props {
  readonly report: Report;
}

function Acceptance({ report: { kpis, previous, review_queue: waiting } }: Props): ReactNode {
  const { t } = useWords();
  const { figure, share } = useFormats();
  const rateBefore = (value: number | null): string | null => (value === null ? null : share(value));
  const rate = (value: number | null): string => rateBefore(value) ?? '—';

  return (
    <Kpis
      all={[
        { name: t('reports.lookups'), now: figure(kpis.lookups), before: figure(previous.lookups) },
        { name: t('reports.auto'), now: rate(kpis.auto_rate), before: rateBefore(previous.auto_rate) },
        { name: t('reports.decisions'), now: figure(kpis.decisions), before: figure(previous.decisions) },
        {
          name: t('reports.approval'),
          now: rate(kpis.approval_rate),
          before: rateBefore(previous.approval_rate),
        },
        {
          name: t('reports.override'),
          now: rate(kpis.override_rate),
          before: rateBefore(previous.override_rate),
        },
        { name: t('reports.waiting'), now: figure(waiting), before: null },
      ]}
    />
  );
}

function Daily({ report }: Props): ReactNode {
  const { t } = useWords();
  const { day, shortDay } = useFormats();
  const series = [
    { name: t('reports.proposed'), tone: 'accent' },
    { name: t('reports.to_review'), tone: 'warn' },
    { name: t('reports.not_finished'), tone: 'plain' },
  ] as const;
  const rows = report.daily.map((each) => {
    const { auto_proposed: proposed, routed_to_review: review } = each;
    return { name: shortDay(each.day), values: [proposed, review, each.count - proposed - review] };
  });

  return (
    <Figures
      title={t('reports.by_day')}
      file="productivity-by-day"
      rows={report.daily.toReversed()}
      chart={<Columns label={t('reports.by_day')} series={series} rows={rows} />}
      columns={[
        { id: 'day', title: t('reports.day'), value: (row) => row.day, shown: (row) => day(row.day) },
        { id: 'lookups', title: t('reports.lookups'), value: (row) => row.count },
        { id: 'auto_proposed', title: t('reports.proposed'), value: (row) => row.auto_proposed },
        { id: 'routed_to_review', title: t('reports.to_review'), value: (row) => row.routed_to_review },
        { id: 'decisions', title: t('reports.decisions'), value: (row) => row.decisions },
      ]}
    />
  );
}

const HOUR_SECONDS = 3600;

function People({ report }: Props): ReactNode {
  const { t } = useWords();
  const { duration } = useFormats();
  const series = [
    { name: t('reports.approved'), tone: 'good' },
    { name: t('reports.overridden'), tone: 'warn' },
    { name: t('reports.rejected'), tone: 'bad' },
  ] as const;
  const rows = report.users
    .filter(({ decisions }) => decisions > 0)
    .map(({ name, approved, overridden, rejected }) => ({ name, values: [approved, overridden, rejected] }));

  return (
    <Figures
      title={t('reports.by_person')}
      file="productivity-by-person"
      rows={report.users}
      chart={rows.length > 0 && <Ranks label={t('reports.by_person')} series={series} rows={rows} />}
      columns={[
        { id: 'name', title: t('reports.person'), value: (row) => row.name },
        { id: 'lookups', title: t('reports.lookups'), value: (row) => row.lookups },
        { id: 'approved', title: t('reports.approved'), value: (row) => row.approved },
        { id: 'overridden', title: t('reports.overridden'), value: (row) => row.overridden },
        { id: 'rejected', title: t('reports.rejected'), value: (row) => row.rejected },
        {
          id: 'median_hours',
          title: t('reports.median_time'),
          value: (row) => row.median_decision_hours,
          shown: ({ median_decision_hours: hours }) =>
            hours === null ? '—' : duration(hours * HOUR_SECONDS),
        },
      ]}
    />
  );
}

function Overridden({ report }: Props): ReactNode {
  const { t } = useWords();

  return (
    <Figures
      title={t('reports.top_overridden')}
      file="overridden"
      rows={report.top_overridden}
      columns={[
        { id: 'market', title: t('common.market'), value: (row) => row.market },
        { id: 'proposed', title: t('reports.proposed'), value: (row) => row.recommended_code },
        { id: 'final', title: t('classify.final_code'), value: (row) => row.final_code },
        { id: 'count', title: t('reports.count'), value: (row) => row.count },
      ]}
    />
  );
}

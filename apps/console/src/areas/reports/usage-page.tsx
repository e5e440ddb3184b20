import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useMay } from '../../session/use-me.ts';
import { Answer } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { Columns } from './charts.tsx';
import { Figures } from './figures.tsx';
import { Kpis } from './kpis.tsx';
import { periodQuery, readPeriod, type Period } from './period.ts';
import { ReportFrame } from './report-frame.tsx';

type Usage = AnswerOf<'usage.me'>;

const route = getRouteApi('/inside/reports/usage');
const LEDGER_SHOWN = 100;

export function UsagePage(): ReactNode {
  const { t } = useWords();
  const period = route.useSearch({ select: readPeriod });
  const usage = useApi('usage.me', { query: periodQuery(period) }, { enabled: useMay('reviewer') });

  return (
    <ReportFrame title={t('reports.usage')} isCompared period={period}>
      <Answer of={usage}>{(found) => <Used usage={found} />}</Answer>
      <Ledger period={period} />
    </ReportFrame>
  );
}

function Used({ usage }: { readonly usage: Usage }): ReactNode {
  const { t } = useWords();
  const { figure, day, shortDay } = useFormats();
  const { totals, previous, credits, unlimited, daily } = usage;
  const series = [{ name: t('reports.lookups'), tone: 'accent' }] as const;
  const rows = daily.map((each) => ({ name: shortDay(each.day), values: [each.lookups] }));

  return (
    <>
      <Kpis
        all={[
          { name: t('reports.lookups'), now: figure(totals.lookups), before: figure(previous.lookups) },
          {
            name: t('reports.credits_used'),
            now: figure(totals.credits_used),
            before: figure(previous.credits_used),
          },
          { name: t('reports.balance'), now: unlimited ? '∞' : figure(credits), before: null },
        ]}
      />
      <Figures
        title={t('reports.usage_by_day')}
        file="usage-by-day"
        rows={daily.toReversed()}
        chart={<Columns label={t('reports.usage_by_day')} series={series} rows={rows} />}
        columns={[
          { id: 'day', title: t('reports.day'), value: (row) => row.day, shown: (row) => day(row.day) },
          { id: 'lookups', title: t('reports.lookups'), value: (row) => row.lookups },
          { id: 'credits_used', title: t('reports.credits_used'), value: (row) => row.credits_used },
        ]}
      />
    </>
  );
}

function Ledger({ period }: { readonly period: Period }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const query = { ...periodQuery(period), page_size: LEDGER_SHOWN };
  const ledger = useApi('usage.ledger', { query }, { enabled: useMay('reviewer') });
  const isOfAll = useMay('admin');

  return (
    <Answer of={ledger}>
      {({ items }) => (
        <Figures
          title={t(isOfAll ? 'reports.ledger_all' : 'reports.ledger')}
          file="ledger"
          rows={items}
          columns={[
            {
              id: 'created_at',
              title: t('common.created'),
              value: (row) => row.created_at,
              shown: (row) => time(row.created_at),
            },
            { id: 'account', title: t('reports.person'), value: (row) => row.user_name },
            { id: 'kind', title: t('reports.kind'), value: (row) => row.kind_label },
            { id: 'amount', title: t('reports.amount'), value: (row) => row.amount },
            { id: 'balance_after', title: t('reports.balance'), value: (row) => row.balance_after },
          ]}
        />
      )}
    </Answer>
  );
}

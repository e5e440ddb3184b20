import type { AnswerOf } from '@svc/client/create-client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allOf } from '../../api/address.ts';
import { ask } from '../../api/ask.ts';
import { useMay } from '../../session/use-me.ts';
import { Answer } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { bandsOf, calibrationError, type Band, type Decided } from './bands.ts';
import { CalibrationChart } from './charts.tsx';
import { Figures } from './figures.tsx';
import { Kpis } from './kpis.tsx';
import { periodQuery, readPeriod, type Period } from './period.ts';
import { ReportFrame } from './report-frame.tsx';

const route = getRouteApi('/inside/reports/accuracy');
const PAGE_SIZE = 100;
const PAGES_MAX = 10;
const DECISIONS = allOf<NonNullable<AnswerOf<'lookups.get'>['decision']>>({
  approved: true,
  overridden: true,
  rejected: true,
});

async function decidedOf(period: Period, signal: AbortSignal): Promise<readonly Decided[]> {
  const found: Decided[] = [];
  for (const decision of DECISIONS) {
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const query = { ...periodQuery(period), decision, page, page_size: PAGE_SIZE };
      // Sequential: each response says whether there is a next page.
      const { items, total } = await ask('lookups.list', { query }, { signal });
      found.push(...items);
      if (page * PAGE_SIZE >= total) break;
    }
  }

  return found;
}

export function AccuracyPage(): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const period = route.useSearch({ select: readPeriod });
  const enabled = useMay('reviewer');
  const found = useQuery({
    queryKey: ['lookups.list', 'decided', period],
    queryFn: ({ signal }) => decidedOf(period, signal),
    enabled,
  });

  return (
    <ReportFrame title={t('reports.accuracy')} period={period}>
      <p className="muted">{t('reports.accuracy_text', { count: figure(PAGE_SIZE * PAGES_MAX) })}</p>
      <Answer of={found}>{(lookups) => <Calibration lookups={lookups} />}</Answer>
    </ReportFrame>
  );
}

const HUNDRED = 100;
const inPercent = (value: number): number => Math.round(value * HUNDRED);

function Calibration({ lookups }: { readonly lookups: readonly Decided[] }): ReactNode {
  const { t } = useWords();
  const { figure, share } = useFormats();
  const bands = bandsOf(lookups);
  const right = bands.reduce((sum, band) => sum + band.right, 0);
  const total = bands.reduce((sum, band) => sum + band.count, 0);
  const error = calibrationError(bands);

  return (
    <>
      <Kpis
        all={[
          { name: t('reports.decided'), now: figure(total), before: null },
          { name: t('reports.right'), now: total === 0 ? '—' : share(right / total), before: null },
          { name: t('reports.distance'), now: error === null ? '—' : share(error), before: null },
        ]}
      />
      <ByConfidence bands={total === 0 ? [] : bands} />
    </>
  );
}

function ByConfidence({ bands }: { readonly bands: readonly Band[] }): ReactNode {
  const { t } = useWords();
  const { share } = useFormats();
  const shown = (value: number | null): string => (value === null ? '—' : share(value));
  const nameOf = ({ from, to }: Band): string => `${inPercent(from)}–${inPercent(to)} %`;

  return (
    <Figures
      title={t('reports.calibration')}
      file="accuracy-by-confidence"
      rows={bands}
      chart={<CalibrationChart bands={bands} />}
      columns={[
        {
          id: 'confidence',
          title: t('common.confidence'),
          value: ({ from, to }) => `${from}-${to}`,
          shown: nameOf,
        },
        { id: 'decided', title: t('reports.decided'), value: ({ count }) => count },
        { id: 'right', title: t('reports.right'), value: ({ right }) => right },
        {
          id: 'predicted',
          title: t('reports.predicted'),
          value: ({ expected }) => expected,
          shown: ({ expected }) => shown(expected),
        },
        {
          id: 'actual',
          title: t('reports.actual'),
          value: ({ accuracy }) => accuracy,
          shown: ({ accuracy }) => shown(accuracy),
        },
      ]}
    />
  );
}

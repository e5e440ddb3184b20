import type { AnswerOf } from '@svc/client/create-client';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useApi, useReread } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList } from '../../../ui/states.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { Activation, type Version } from './activation.tsx';

type Load = AnswerOf<'admin.loads_list'>[number];
type State = Load['state'];

const SHOWN = 5;
const PROBLEMS_SHOWN = 10;
const POLL_MS = 1000;
const STEPS = ['reading', 'checking', 'writing', 'ready'] as const;
const TONES: Readonly<Record<State, Tone>> = {
  queued: 'plain',
  running: 'accent',
  done: 'good',
  unchanged: 'good',
  refused: 'bad',
  failed: 'bad',
};

const isUnderWay = ({ state }: Load): boolean => state === 'queued' || state === 'running';

/** Latest loads, polled until finished; then refreshes the versions. */
function useLoads() {
  const reread = useReread();
  const loads = useApi(
    'admin.loads_list',
    { query: { limit: SHOWN } },
    { refetchInterval: (latest) => (latest?.some(isUnderWay) === true ? POLL_MS : false), staleTime: 0 },
  );
  const ended =
    loads.data
      ?.filter((load) => !isUnderWay(load))
      .map(({ id }) => id)
      .join() ?? '';
  useEffect(() => {
    void reread('admin.datasets_list', 'datasets.list');
  }, [ended, reread]);

  return loads;
}

export function LoadList(): ReactNode {
  const { t } = useWords();
  const loads = useLoads();
  const versions = useApi('admin.datasets_list', {});
  const [chosen, setChosen] = useState<Version | null>(null);
  const activeOf = (market: Version['market']) =>
    versions.data?.find((each) => each.active && each.market === market);

  return (
    <Panel title={t('admin.loads')}>
      <AnswerList of={loads} none={{ title: t('admin.loads_none'), text: t('admin.loads_none_text') }}>
        {(all) => (
          <ul className="stack" data-testid="loads">
            {all.map((load) => (
              <Item
                key={load.id}
                load={load}
                version={versions.data?.find(({ id }) => id === load.dataset_id)}
                active={activeOf(load.market)}
                onActivate={setChosen}
              />
            ))}
          </ul>
        )}
      </AnswerList>
      {chosen !== null && (
        <Activation version={chosen} active={activeOf(chosen.market)} onClose={() => setChosen(null)} />
      )}
    </Panel>
  );
}

interface ItemProps {
  readonly load: Load;
  readonly version: Version | undefined;
  readonly active: Version | undefined;
  readonly onActivate: (version: Version) => void;
}

function Item({ load, version, active, onActivate }: ItemProps): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const name = `${load.market} ${load.version ?? ''}`.trim();
  const from = load.from_source ? t('admin.load_from_source') : (load.file_name ?? '');

  return (
    <li className="stack-tight" data-state={load.state}>
      <span className="row">
        <strong>{name}</strong>
        <Tag tone={TONES[load.state]}>{t(`admin.load_state_${load.state}`)}</Tag>
      </span>
      <span className="muted small file-name">
        {from} · {time(load.created_at)}
      </span>
      {isUnderWay(load) && <Steps load={load} />}
      <Counts load={load} />
      <Problems load={load} />
      {version?.state === 'staged' && (
        <span className="row">
          {active !== undefined && (
            <Link
              to="/tariff/compare"
              search={{ market: load.market, from: active.version, to: version.version }}
            >
              {t('admin.what_changes')}
            </Link>
          )}
          <Button small kind="primary" onPress={() => onActivate(version)}>
            {t('admin.load_activate')}
          </Button>
        </span>
      )}
    </li>
  );
}

function Steps({ load }: { readonly load: Load }): ReactNode {
  const { t } = useWords();
  const steps = load.from_source ? (['fetching', ...STEPS] as const) : STEPS;
  const stage = load.stage === 'activating' ? 'ready' : load.stage;
  const now = load.state === 'queued' ? -1 : steps.findIndex((step) => step === stage);

  return (
    <div role="status">
      <ol className="load-steps" aria-label={t('admin.load_progress')}>
        {steps.map((step, place) => (
          <li
            key={step}
            className={place <= now ? 'load-step load-step-on' : 'load-step'}
            aria-current={place === now ? 'step' : undefined}
          >
            <span aria-hidden="true">{place < now ? '✓' : place === now ? '…' : place + 1}</span>{' '}
            {t(`admin.load_step_${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Counts({ load: { state, counts } }: { readonly load: Load }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  if (state === 'unchanged') return <span className="small">{t('admin.load_same')}</span>;
  if (state !== 'done' || counts === null) return null;

  return (
    <span className="small">
      {t('admin.load_counts', { lines: figure(counts.entries), leaves: figure(counts.leaves) })}
      {counts.rejected > 0 && ` · ${t('admin.load_rejected', { count: counts.rejected })}`}
    </span>
  );
}

function Problems({ load: { problems } }: { readonly load: Load }): ReactNode {
  const { t } = useWords();
  if (problems.length === 0) return null;

  return (
    <div className="notice notice-bad" role="alert">
      <ul className="load-problems">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ code, row, message }, place) => (
          <li key={`${code} ${row ?? ''} ${place}`}>
            {row === null ? '' : `${t('admin.load_row', { row })}: `}
            {message}
          </li>
        ))}
        {problems.length > PROBLEMS_SHOWN && (
          <li>{t('admin.load_more', { count: problems.length - PROBLEMS_SHOWN })}</li>
        )}
      </ul>
    </div>
  );
}

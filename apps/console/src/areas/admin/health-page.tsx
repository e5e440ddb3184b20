import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Panel } from '../../ui/panel.tsx';
import { Answer } from '../../ui/states.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { AdminFrame } from './admin-frame.tsx';

type Health = AnswerOf<'system.health'>;

const AGAIN_MS = 10_000;
const QUIET_S = 120;
const WORKERS = ['classify', 'batch', 'tariff', 'webhook'] as const;

export function HealthPage(): ReactNode {
  const { t } = useWords();
  const health = useApi('system.health', {}, { refetchInterval: AGAIN_MS });
  return (
    <AdminFrame title={t('admin.health')}>
      <Answer of={health}>{(found) => <Findings health={found} />}</Answer>
    </AdminFrame>
  );
}

function Findings({ health }: { readonly health: Health }): ReactNode {
  const { t } = useWords();
  const { status, issues, environment, version } = health;

  return (
    <>
      <Panel
        title={t('common.status')}
        aside={<Tag tone={status === 'ok' ? 'good' : 'warn'}>{t(`admin.health_${status}`)}</Tag>}
      >
        {issues.length === 0 ? <p>{t('admin.issues_none')}</p> : null}
        <ul className="points">
          {issues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
        <p className="muted small">{[environment, version ?? ''].filter(Boolean).join(' · ')}</p>
      </Panel>
      <Background background={health.background} />
    </>
  );
}

function toneOfWorker(seconds: number | null): Tone {
  return seconds !== null && seconds < QUIET_S ? 'good' : 'bad';
}

function Background({ background }: Pick<Health, 'background'>): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const { workers, queue, query_embedding: embedding, failed_deliveries: failed } = background;

  return (
    <div className="admin-cards">
      <Panel title={t('admin.workers')}>
        <dl className="health">
          {WORKERS.map((name) => [name, workers[name]] as const).map(([name, seconds]) => (
            <Fact key={name} name={t(`admin.worker_${name}`)} tone={toneOfWorker(seconds)}>
              {seconds === null ? t('admin.never') : t('admin.seconds_ago', { seconds: figure(seconds) })}
            </Fact>
          ))}
        </dl>
      </Panel>
      <Panel title={t('admin.background')}>
        <dl className="health">
          <Fact name={t('admin.queue')} tone={queue === 'ok' ? 'good' : 'bad'}>
            {t(`admin.state_${queue}`)}
          </Fact>
          <Fact name={t('admin.embedding')} tone={embedding === 'ok' ? 'good' : 'warn'}>
            {t(`admin.state_${embedding}`)}
          </Fact>
          <Fact name={t('admin.failed_deliveries')} tone={failed === 0 ? 'good' : 'warn'}>
            {failed ?? '—'}
          </Fact>
          {(['us', 'eu', 'vn'] as const).map((market) => (
            <Fact key={market} name={`${t('admin.release')} ${market.toUpperCase()}`} tone="plain">
              {t(`admin.state_${background[`${market}_tariff`]}`)}
            </Fact>
          ))}
        </dl>
      </Panel>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly tone: Tone;
  readonly children: ReactNode;
}

function Fact({ name, tone, children }: FactProps): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Tag tone={tone}>{children}</Tag>
      </dd>
    </>
  );
}

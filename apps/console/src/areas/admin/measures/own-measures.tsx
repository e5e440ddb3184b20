import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Empty, Problem } from '../../../ui/states.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';

type Own = AnswerOf<'admin.measures_list'>['own'][number];

const TONES: Readonly<Record<Own['state'], Tone>> = { draft: 'warn', released: 'good', withdrawn: 'plain' };

function useMeasureAct(
  id: 'admin.measures_release' | 'admin.measures_withdraw',
  done: 'measures.released' | 'measures.withdrawn',
) {
  const { t } = useWords();
  return useApiAct(id, (_answer, { body }) => toast(t(done, { id: body.id })), ['admin.measures_list']);
}

/** Own measures, newest first, with their actions. */
export function OwnMeasures({ all }: { readonly all: readonly Own[] }): ReactNode {
  const { t } = useWords();
  const release = useMeasureAct('admin.measures_release', 'measures.released');
  const withdraw = useMeasureAct('admin.measures_withdraw', 'measures.withdrawn');
  const isBusy = release.isPending || withdraw.isPending;

  return (
    <Panel title={t('measures.own')}>
      <Problem error={release.error ?? withdraw.error} />
      {all.length === 0 && <Empty title={t('measures.own_none')} text={t('measures.own_none_text')} />}
      <ul className="measure-list">
        {all.map((measure) => (
          <li key={`${measure.market} ${measure.id} ${measure.created_at}`}>
            <Facts measure={measure} />
            <div className="row">
              {measure.state === 'draft' && (
                <Button
                  small
                  kind="primary"
                  isDisabled={isBusy}
                  aria-label={`${t('measures.release')} ${measure.id}`}
                  onPress={() => release.mutateOnce({ body: { market: measure.market, id: measure.id } })}
                >
                  {t('measures.release')}
                </Button>
              )}
              {measure.state !== 'withdrawn' && (
                <Button
                  small
                  isDisabled={isBusy}
                  aria-label={`${t('measures.withdraw')} ${measure.id}`}
                  onPress={() => withdraw.mutateOnce({ body: { market: measure.market, id: measure.id } })}
                >
                  {t('measures.withdraw')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Facts({ measure }: { readonly measure: Own }): ReactNode {
  const { t } = useWords();
  const { day, time } = useFormats();
  const { market, id, title, rate, goods, origins, from, to, legal_basis: basis, url, state } = measure;
  const condition = [measure.needs, measure.question].filter((text) => text !== '').join(' · ');
  const { created_by: author, created_at: created, released_by: releaser } = measure;
  const days = to === '' ? t('measures.from', { from: day(from) }) : `${day(from)} – ${day(to)}`;
  const who = [
    t('measures.by', { who: author, time: time(created) }),
    ...(releaser === null || releaser === author ? [] : [t('measures.released_by', { who: releaser })]),
  ];

  return (
    <div className="stack-tight">
      <span className="row">
        <strong>{title}</strong>
        <Tag tone={TONES[state]}>{t(`measures.state_${state}`)}</Tag>
      </span>
      <span>{[rate, days, `${market} ${id}`].join(' · ')}</span>
      {condition !== '' && (
        <span className="muted small">
          {t('measures.field_needs')}: {condition}
        </span>
      )}
      <span className="muted small">
        {t('measures.scope', { goods, origins })} ·{' '}
        <a href={url} target="_blank" rel="noreferrer">
          {basis}
        </a>
      </span>
      <span className="muted small">{who.join(' · ')}</span>
    </div>
  );
}

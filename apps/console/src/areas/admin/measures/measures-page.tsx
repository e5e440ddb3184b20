import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { MeasureForm } from './measure-form.tsx';
import { OwnMeasures } from './own-measures.tsx';

type Measures = AnswerOf<'admin.measures_list'>;

export function MeasuresPage(): ReactNode {
  const { t } = useWords();
  const [isAdding, setAdding] = useState(false);
  const found = useApi('admin.measures_list', {});
  const add = (
    <Button kind="primary" isDisabled={found.data === undefined} onPress={() => setAdding(true)}>
      {t('measures.new')}
    </Button>
  );

  return (
    <AdminFrame title={t('measures.title')} aside={add}>
      <p className="muted">{t('measures.text')}</p>
      <Answer of={found}>
        {(measures) => (
          <>
            <Known measures={measures} />
            <OwnMeasures all={measures.own} />
            <Packs measures={measures} />
            {isAdding && <MeasureForm isDraft={measures.second_person} onClose={() => setAdding(false)} />}
          </>
        )}
      </Answer>
    </AdminFrame>
  );
}

interface Props {
  readonly measures: Measures;
}

function Known({ measures: { markets } }: Props): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  return (
    <div className="admin-cards">
      {markets.map(({ market, pack, known_until: until, sources }) => (
        <Panel
          key={market}
          title={t(`common.market_${market}`)}
          aside={
            <Tag tone={until < today ? 'warn' : 'good'}>{t('measures.known', { date: day(until) })}</Tag>
          }
        >
          {until < today && <p>{t('measures.outdated')}</p>}
          <p>
            <code>{pack}</code>
          </p>
          <details>
            <summary>{t('measures.sources', { count: sources.length })}</summary>
            <ul className="stack-tight">
              {sources.map(({ title, url, read_on: read }) => (
                <li key={`${url} ${title}`} className="small">
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>{' '}
                  <span className="muted">{day(read)}</span>
                </li>
              ))}
            </ul>
          </details>
        </Panel>
      ))}
    </div>
  );
}

function Packs({ measures: { packs } }: Props): ReactNode {
  const { t } = useWords();
  const { day, time } = useFormats();

  return (
    <Panel title={t('measures.packs')}>
      <ul className="measure-list">
        {packs.map(
          ({ market, id, active, known_until: until, loaded_at: loaded, activated_at: activated }) => (
            <li key={`${market} ${id}`}>
              <span className="row">
                <code>
                  {market} {id}
                </code>
                {active && <Tag tone="good">{t('admin.active')}</Tag>}
              </span>
              <span className="muted small">
                {[
                  t('measures.known', { date: day(until) }),
                  t('measures.loaded', { time: time(loaded) }),
                  ...(activated === null ? [] : [t('measures.activated', { time: time(activated) })]),
                ].join(' · ')}
              </span>
            </li>
          ),
        )}
      </ul>
    </Panel>
  );
}

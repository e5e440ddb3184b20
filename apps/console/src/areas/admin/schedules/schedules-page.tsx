import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { Activation, type Version } from './activation.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { LoadForm } from './load-form.tsx';
import { LoadList } from './load-list.tsx';

export function SchedulesPage(): ReactNode {
  const { t } = useWords();
  return (
    <AdminFrame title={t('admin.schedules')}>
      <p className="muted">{t('admin.schedules_text')}</p>
      <div className="admin-pair">
        <LoadForm />
        <LoadList />
      </div>
      <Versions />
    </AdminFrame>
  );
}

function Versions(): ReactNode {
  const { t } = useWords();
  const found = useApi('admin.datasets_list', {});
  const [chosen, setChosen] = useState<Version | null>(null);

  return (
    <Panel title={t('admin.versions')}>
      <AnswerList of={found} none={{ title: t('tariff.empty'), text: t('tariff.empty_text') }}>
        {(all) => (
          <ul className="stack">
            {all.map((version) => (
              <Item
                key={version.id}
                version={version}
                active={all.find(({ market, active }) => active && market === version.market)}
                onActivate={() => setChosen(version)}
              />
            ))}
          </ul>
        )}
      </AnswerList>
      {chosen !== null && (
        <Activation
          version={chosen}
          active={found.data?.find(({ market, active }) => active && market === chosen.market)}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

interface ItemProps {
  readonly version: Version;
  readonly active: Version | undefined;
  readonly onActivate: () => void;
}

function Item({ version, active, onActivate }: ItemProps): ReactNode {
  const { t } = useWords();
  const { figure, day } = useFormats();
  const { market, effective_date: from, state } = version;

  return (
    <li className="row">
      <div className="stack-tight grow">
        <span className="row">
          <strong>
            {market} {version.version}
          </strong>
          <Tag tone={version.active ? 'good' : state === 'failed' ? 'bad' : 'plain'}>
            {t(`admin.state_${state}`)}
          </Tag>
        </span>
        <span className="muted small">
          {version.name === `${market} ${version.version}` ? '' : `${version.name} · `}
          {from === null ? '' : `${t('tariff.effective')} ${day(from)} · `}
          {t('common.rows', { count: version.entry_count })} · {figure(version.leaf_count)}{' '}
          {t('tariff.declarable')}
        </span>
      </div>
      {!version.active && active !== undefined && (
        <Link to="/tariff/compare" search={{ market, from: active.version, to: version.version }}>
          {t('admin.what_changes')}
        </Link>
      )}
      {!version.active && (state === 'staged' || state === 'superseded') && (
        <Button
          small
          aria-label={`${t('admin.activate')}: ${market} ${version.version}`}
          onPress={onActivate}
        >
          {t('admin.activate')}
        </Button>
      )}
    </li>
  );
}

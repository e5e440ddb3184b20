import type { AnswerOf } from '@svc/client/create-client';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi, useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty, Problem } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { AdminFrame } from './admin-frame.tsx';

type Version = AnswerOf<'admin.datasets_list'>[number];

/** The loaded versions of the schedules, and which one is active. */
export function SchedulesPage(): ReactNode {
  const { t } = useWords();
  return (
    <AdminFrame title={t('admin.schedules')}>
      <p className="muted">{t('admin.schedules_text')}</p>
      <Versions />
    </AdminFrame>
  );
}

function Versions(): ReactNode {
  const { t } = useWords();
  const found = useApi('admin.datasets_list', {});
  const [chosen, setChosen] = useState<Version | null>(null);
  return (
    <Panel>
      <Answer of={found}>
        {(all) =>
          all.length === 0 ? (
            <Empty title={t('tariff.empty')} text={t('tariff.empty_text')} />
          ) : (
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
          )
        }
      </Answer>
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
  /** The active version of its market. */
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
          {version.name} · {from === null ? '' : `${t('tariff.effective')} ${day(from)} · `}
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

interface ActivationProps extends Omit<ItemProps, 'onActivate'> {
  readonly onClose: () => void;
}

function Activation({ version, active, onClose }: ActivationProps): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const activate = useApiAct('admin.datasets_activate', async () => {
    toast(t('admin.activated', { version: version.version }));
    onClose();
    await queries.invalidateQueries();
  });
  return (
    <Dialog title={`${t('admin.activate')}: ${version.market} ${version.version}`} isOpen onClose={onClose}>
      <p>{t('admin.activate_text')}</p>
      {active !== undefined && <Preview version={version} active={active} />}
      <Problem error={activate.error} />
      <div className="row">
        <Button
          kind="primary"
          isPending={activate.isPending}
          onPress={() => activate.mutate({ params: { dataset_id: version.id } })}
        >
          {t('admin.activate')}
        </Button>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
      </div>
    </Dialog>
  );
}

const KINDS = ['added', 'removed', 'rate_changed', 'description_changed', 'unit_changed'] as const;

function Preview({ version, active }: { readonly version: Version; readonly active: Version }): ReactNode {
  const { t } = useWords();
  const query = {
    market: version.market,
    from_version: active.version,
    to_version: version.version,
    limit: 1,
  };
  const found = useApi('tariff.changes', { query }, { fresh: true });
  return (
    <Answer of={found}>
      {({ summary }) => (
        <ul className="row">
          {KINDS.map((kind) => (
            <li key={kind}>
              <Tag>
                {t(`tariff.kind_${kind}`)} {summary[kind]}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Answer>
  );
}

import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { given } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { MarketChoice } from '../../ui/forms/market-choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { LineDetail } from './line-detail.tsx';
import { ScheduleSearch } from './schedule-search.tsx';
import { ScheduleTree, type Tree } from './schedule-tree.tsx';
import { readBrowse } from './search.ts';
import { TariffFrame } from './tariff-frame.tsx';
import { marketOf, useVersions, VersionChoice, versionsOf } from './versions.tsx';

const route = getRouteApi('/inside/tariff');

export function TariffPage(): ReactNode {
  const { t } = useWords();
  const all = useVersions();
  if (all.data?.length === 0) {
    return (
      <TariffFrame title={t('tariff.title')}>
        <Panel>
          <Empty title={t('tariff.empty')} text={t('tariff.empty_text')} />
        </Panel>
      </TariffFrame>
    );
  }

  return (
    <TariffFrame title={t('tariff.title')}>
      <Answer of={all}>{() => <Schedule />}</Answer>
    </TariffFrame>
  );
}

function Schedule(): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readBrowse });
  const navigate = route.useNavigate();
  const all = useVersions();
  const market = marketOf(search.market, all.data);
  const versions = versionsOf(market, all.data);
  const version = search.version ?? versions.find(({ active }) => active)?.version ?? '';
  const { code = '', q = '' } = search;
  const asked = { market, ...(version === '' ? {} : { version }) };
  const tree = useApi('tariff.tree', { query: { ...asked, rows: true, ...(code === '' ? {} : { code }) } });

  return (
    <>
      <div className="filters">
        <MarketChoice value={market} onChange={(to) => void navigate({ search: { market: to } })} />
        <VersionChoice
          label={t('tariff.version')}
          value={version}
          versions={versions}
          onChange={(to) =>
            void navigate({ search: { market, version: to, ...(code === '' ? {} : { code }) } })
          }
        />
        <ScheduleSearch
          key={`${market} ${version}`}
          q={q}
          asked={asked}
          onType={(typed) =>
            void navigate({
              search: (before) => given({ ...before, q: typed === '' ? undefined : typed }),
              replace: true,
            })
          }
        />
      </div>
      <Answer of={tree}>{(found) => <Opened tree={found} />}</Answer>
    </>
  );
}

function Opened({ tree }: { readonly tree: Tree }): ReactNode {
  const { t } = useWords();
  const { dataset, node } = tree;

  return (
    <div className={`schedule${node === null ? '' : ' schedule-open'}`}>
      <Panel title={dataset.name} aside={<VersionDay from={dataset.effective_date} />} flush>
        {dataset.is_demo && <p className="notice notice-warn schedule-demo">{t('tariff.demo')}</p>}
        <ScheduleTree tree={tree} />
      </Panel>
      {node !== null && <LineDetail key={node.code_digits} node={node} dataset={dataset} />}
    </div>
  );
}

function VersionDay({ from }: { readonly from: string | null }): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  return from === null ? null : (
    <span className="muted small">
      {t('tariff.effective')} {day(from)}
    </span>
  );
}

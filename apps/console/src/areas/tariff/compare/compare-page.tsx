import { getRouteApi } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { given, type Market } from '../../../api/address.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { MarketChoice } from '../../../ui/forms/market-choice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Empty } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import { ChangeDetail } from './change-detail.tsx';
import { ChangeList } from './change-list.tsx';
import { countsOf, kindOf, splitsOf, type Change } from './changes.ts';
import { CHANGES_MAX, changesOf, readCompare, type CompareSearch } from '../search.ts';
import { TariffFrame } from '../tariff-frame.tsx';
import { marketOf, useVersions, VersionChoice, versionsOf, type Version } from '../versions.tsx';

const route = getRouteApi('/inside/tariff/compare');

export function ComparePage(): ReactNode {
  const { t } = useWords();
  const all = useVersions();
  return (
    <TariffFrame title={t('tariff.compare')}>
      <Answer of={all}>{(versions) => <Pair all={versions} />}</Answer>
    </TariffFrame>
  );
}

function pairOf(named: CompareSearch, versions: readonly Version[]) {
  const to = named.to ?? versions[0]?.version ?? '';
  return { to, from: named.from ?? versions.find(({ version }) => version !== to)?.version ?? '' };
}

function Pair({ all }: { readonly all: readonly Version[] }): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readCompare });
  const navigate = route.useNavigate();
  const market = marketOf(search.market, all);
  const versions = versionsOf(market, all);
  const { from, to } = pairOf(search, versions);
  // The market in the address may have changed since rendering.
  const show = (pair: Pick<CompareSearch, 'from' | 'to'>): void =>
    void navigate({
      search: (before) => {
        const now = before.market ?? market;
        return { market: now, ...(now === market ? { from, to } : {}), ...pair };
      },
    });

  return (
    <>
      <div className="filters">
        <MarketChoice value={market} onChange={(chosen) => void navigate({ search: { market: chosen } })} />
        <VersionChoice
          label={t('tariff.from_version')}
          value={from}
          versions={versions}
          onChange={(chosen) => show({ from: chosen })}
        />
        <VersionChoice
          label={t('tariff.to_version')}
          value={to}
          versions={versions}
          onChange={(chosen) => show({ to: chosen })}
        />
        <Button onPress={() => show({ from: to, to: from })}>{t('tariff.swap')}</Button>
      </div>
      {from === '' || from === to ? (
        <NoPair isAlone={from === ''} />
      ) : (
        <Compared market={market} from={from} to={to} />
      )}
    </>
  );
}

interface ComparedProps {
  readonly market: Market;
  readonly from: string;
  readonly to: string;
}

function Compared(pair: ComparedProps): ReactNode {
  const found = useApi('tariff.changes', changesOf(pair), { fresh: true });
  return <Answer of={found}>{({ items }) => <Changes all={items} />}</Answer>;
}

function Changes({ all }: { readonly all: readonly Change[] }): ReactNode {
  const { t } = useWords();
  const { kind, open } = route.useSearch({ select: readCompare });
  const navigate = route.useNavigate();
  const splits = useMemo(() => splitsOf(all), [all]);
  if (all.length === 0) {
    return (
      <Panel>
        <Empty title={t('tariff.no_changes')} text={t('tariff.no_changes_text')} />
      </Panel>
    );
  }

  const rows = kind === undefined ? all : all.filter((change) => kindOf(change, splits) === kind);
  const opened = rows.find(({ id }) => id === open);

  return (
    <>
      <Kinds all={all} splits={splits} />
      {all.length === CHANGES_MAX && (
        <p className="notice notice-warn">{t('tariff.changes_cut', { count: CHANGES_MAX })}</p>
      )}
      <div className={`schedule${opened === undefined ? '' : ' schedule-open'}`}>
        <ChangeList
          rows={rows}
          splits={splits}
          open={open}
          onOpen={({ id }) => void navigate({ search: (before) => given({ ...before, open: id }) })}
        />
        {opened !== undefined && (
          <ChangeDetail
            key={opened.id}
            change={opened}
            parts={splits.get(opened.code) ?? []}
            onClose={() => void navigate({ search: (before) => given({ ...before, open: undefined }) })}
          />
        )}
      </div>
    </>
  );
}

function NoPair({ isAlone }: { readonly isAlone: boolean }): ReactNode {
  const { t } = useWords();
  const [title, text] = isAlone
    ? ([t('tariff.one_version'), t('tariff.one_version_text')] as const)
    : ([t('tariff.same_version'), t('tariff.same_version_text')] as const);

  return (
    <Panel>
      <Empty title={title} text={text} />
    </Panel>
  );
}

interface KindsProps {
  readonly all: readonly Change[];
  readonly splits: ReadonlyMap<string, readonly string[]>;
}

function Kinds({ all, splits }: KindsProps): ReactNode {
  const { t } = useWords();
  const { kind } = route.useSearch({ select: readCompare });
  const navigate = route.useNavigate();

  return (
    <Chips
      label={t('tariff.kinds')}
      options={countsOf(all, splits).map(({ kind: value, count }) => ({
        value,
        label: t(`tariff.kind_${value}`),
        count,
      }))}
      chosen={kind}
      onChoose={(value) =>
        void navigate({
          search: (before) => given({ ...before, kind: kind === value ? undefined : value }),
        })
      }
    />
  );
}

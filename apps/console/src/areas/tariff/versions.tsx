import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { MARKETS, type Market } from '../../api/address.ts';
import { useApi } from '../../api/use-api.ts';
import { Choice } from '../../ui/forms/field.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

export type Version = AnswerOf<'datasets.list'>[number];

const KEPT_MS = 60_000;

export function useVersions() {
  return useApi('datasets.list', {}, { staleTime: KEPT_MS });
}

/** Market in the address, otherwise the first with an active schedule. */
export function marketOf(named: Market | undefined, versions: readonly Version[] | undefined): Market {
  const active = new Set(versions?.flatMap((each) => (each.active ? [each.market] : [])));
  return named ?? MARKETS.find((market) => active.has(market)) ?? 'US';
}

export function versionsOf(market: Market, versions: readonly Version[] | undefined): readonly Version[] {
  const own = (versions ?? []).filter((each) => each.market === market);
  return own.toSorted((a, b) => (b.effective_date ?? '').localeCompare(a.effective_date ?? ''));
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly versions: readonly Version[];
  readonly onChange: (version: string) => void;
}

/** Select field for a version; empty for the active one. */
export function VersionChoice({ label, value, versions, onChange }: Props): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const nameOf = ({ version, active, effective_date: from }: Version): string =>
    [version, from === null ? '' : day(from), active ? t('tariff.active') : ''].filter(Boolean).join(' · ');
  const options = versions.map((each) => ({ value: each.version, label: nameOf(each) }));
  return <Choice label={label} value={value} onChange={onChange} options={options} />;
}

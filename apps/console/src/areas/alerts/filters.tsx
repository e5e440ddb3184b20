import type { ReactNode } from 'react';
import { Choice } from '../../ui/forms/field.tsx';
import { MarketFilter } from '../../ui/forms/market-choice.tsx';
import { useWords } from '../../words/words.tsx';
import { KINDS, type AlertSearch } from './search.ts';

interface Props {
  readonly search: AlertSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

export function Filters({ search, onChange }: Props): ReactNode {
  const { t } = useWords();

  return (
    <div className="alert-filters" role="search">
      <MarketFilter value={search.market ?? ''} onChange={(market) => onChange({ ...search, market })} />
      <Choice
        label={t('alerts.kind')}
        value={search.kind ?? ''}
        options={(['', ...KINDS] as const).map((value) => ({
          value,
          label: value === '' ? t('common.all') : t(`alerts.kind_${value}`),
        }))}
        onChange={(kind) => onChange({ ...search, kind })}
      />
      <Choice
        label={t('common.status')}
        value={search.seen === true ? 'seen' : 'open'}
        options={(['open', 'seen'] as const).map((value) => ({ value, label: t(`alerts.only_${value}`) }))}
        onChange={(value) => onChange({ ...search, seen: value === 'seen' })}
      />
    </div>
  );
}

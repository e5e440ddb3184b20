import type { ReactNode } from 'react';
import { MARKETS, type Market } from '../../api/address.ts';
import { useWords } from '../../words/words.tsx';
import { Choice } from './field.tsx';

interface Props<M extends string> {
  readonly value: M;
  readonly onChange: (market: M) => void;
}

function useMarkets() {
  const { t } = useWords();
  return MARKETS.map((value) => ({ value, label: t(`common.market_${value}`) }));
}

export function MarketChoice(props: Props<Market>): ReactNode {
  const { t } = useWords();
  return <Choice {...props} label={t('common.market')} options={useMarkets()} />;
}

/** A filter by market: '' for all. */
export function MarketFilter(props: Props<string>): ReactNode {
  const { t } = useWords();
  const options = [{ value: '', label: t('common.all') }, ...useMarkets()];
  return <Choice {...props} label={t('common.market')} options={options} />;
}

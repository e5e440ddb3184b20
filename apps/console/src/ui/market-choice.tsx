import type { ReactNode } from 'react';
import { MARKETS, type Market } from '../api/address.ts';
import { useWords } from '../words/words.tsx';
import { Choice } from './field.tsx';

interface Props {
  readonly value: Market;
  readonly onChange: (market: Market) => void;
}

export function MarketChoice({ value, onChange }: Props): ReactNode {
  const { t } = useWords();
  const options = MARKETS.map((market) => ({ value: market, label: t(`common.market_${market}`) }));
  return <Choice label={t('common.market')} value={value} onChange={onChange} options={options} />;
}

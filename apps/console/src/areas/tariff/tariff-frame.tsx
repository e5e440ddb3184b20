import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { given, MARKETS, oneOf } from '../../api/address.ts';
import { Page } from '../../ui/panel.tsx';
import { SubNav } from '../../ui/sub-nav.tsx';
import { useWords } from '../../words/words.tsx';
import './tariff.css';

const EXACT = { exact: true, includeSearch: false } as const;

interface Props {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function TariffFrame({ title, aside, children }: Props): ReactNode {
  const { t } = useWords();
  const { market } = useSearch({ strict: false });
  const search = given({ market: oneOf(MARKETS, market) });

  return (
    <Page title={title} aside={aside}>
      <SubNav label={t('tariff.title')}>
        <Link to="/tariff" search={search} activeOptions={EXACT}>
          {t('tariff.schedule')}
        </Link>
        <Link to="/tariff/compare" search={search} activeOptions={EXACT}>
          {t('tariff.compare')}
        </Link>
        <Link to="/tariff/calculate" search={search} activeOptions={EXACT}>
          {t('tariff.calculate')}
        </Link>
        <Link to="/tariff/rulings" search={search} activeOptions={EXACT}>
          {t('tariff.rulings')}
        </Link>
      </SubNav>
      {children}
    </Page>
  );
}

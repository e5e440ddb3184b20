import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
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

/** A page of the area below the links to all of them. */
export function TariffFrame({ title, aside, children }: Props): ReactNode {
  const { t } = useWords();
  return (
    <Page title={title} aside={aside}>
      <SubNav label={t('tariff.title')}>
        <Link to="/tariff" activeOptions={EXACT}>
          {t('tariff.schedule')}
        </Link>
        <Link to="/tariff/compare" activeOptions={EXACT}>
          {t('tariff.compare')}
        </Link>
        <Link to="/tariff/calculate" activeOptions={EXACT}>
          {t('tariff.calculate')}
        </Link>
        <Link to="/tariff/rulings" activeOptions={EXACT}>
          {t('tariff.rulings')}
        </Link>
      </SubNav>
      {children}
    </Page>
  );
}

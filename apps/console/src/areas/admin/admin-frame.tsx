import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { Page } from '../../ui/panel.tsx';
import { SubNav } from '../../ui/sub-nav.tsx';
import { useWords } from '../../words/words.tsx';
import './admin.css';

const EXACT = { exact: true } as const;

interface Props {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function AdminFrame({ title, aside, children }: Props): ReactNode {
  const { t } = useWords();

  return (
    <NeedsRole needs="admin">
      <Page title={title} aside={aside}>
        <SubNav label={t('admin.title')}>
          <Link to="/admin" activeOptions={EXACT}>
            {t('admin.accounts')}
          </Link>
          <Link to="/admin/plans">{t('admin.plans')}</Link>
          <Link to="/admin/webhooks">{t('admin.webhooks')}</Link>
          <Link to="/admin/schedules">{t('admin.schedules')}</Link>
          <Link to="/admin/measures">{t('measures.title')}</Link>
          <Link to="/tariff/rulings" search={{}}>
            {t('tariff.rulings')}
          </Link>
          <Link to="/admin/audit" search={{}}>
            {t('admin.audit')}
          </Link>
          <Link to="/admin/health">{t('admin.health')}</Link>
        </SubNav>
        {children}
      </Page>
    </NeedsRole>
  );
}

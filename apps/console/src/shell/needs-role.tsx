import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay, type Role } from '../session/use-me.ts';
import { Page } from '../ui/panel.tsx';
import { Empty } from '../ui/states.tsx';
import { useWords } from '../words/words.tsx';

/** Page for one role; other accounts see the required role. The API enforces access. */
export function NeedsRole({
  needs,
  children,
}: {
  readonly needs: Role;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useWords();
  if (useMay(needs)) return children;

  const text = t('common.forbidden_text', { role: t(`common.role_${needs}`) });

  return (
    <Page title={t('common.forbidden_title')}>
      <Empty title={text}>
        <Link to="/classify">{t('common.to_start')}</Link>
      </Empty>
    </Page>
  );
}

export function NoSuchPage(): ReactNode {
  const { t } = useWords();

  return (
    <Page title={t('common.not_found_title')}>
      <Empty title={t('common.not_found_text')}>
        <Link to="/classify">{t('common.to_start')}</Link>
      </Empty>
    </Page>
  );
}

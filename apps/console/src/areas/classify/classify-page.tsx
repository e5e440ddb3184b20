import type { ReactNode } from 'react';
import { Page, Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { ClassifyForm } from './classify-form.tsx';
import './classify.css';
import { RecentLookups } from './recent-lookups.tsx';

export function ClassifyPage(): ReactNode {
  const { t } = useWords();

  return (
    <Page title={t('classify.title')}>
      <div className="classify">
        <div className="stack">
          <Panel>
            <ClassifyForm />
          </Panel>
          <RecentLookups />
        </div>
        <Panel>
          <Empty title={t('classify.start_title')} text={t('classify.start_text')} />
        </Panel>
      </div>
    </Page>
  );
}

import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { ClassifyForm } from './classify-form.tsx';
import './classify.css';
import { LookupAnswer } from './lookup-answer.tsx';
import { RecentLookups } from './recent-lookups.tsx';
import { useLookup } from './use-lookup.ts';

/** One lookup: watched while it runs, then read. */
export function LookupPage(): ReactNode {
  const { t } = useWords();
  const { lookupId } = useParams({ from: '/inside/lookups/$lookupId' });
  const lookup = useLookup(lookupId);

  return (
    <Page title={t('classify.title')}>
      <div className="classify">
        <div className="stack classify-side">
          <Panel>
            <ClassifyForm />
          </Panel>
          <RecentLookups current={lookupId} />
        </div>
        <div className="stack">
          <Answer of={lookup}>{(answer) => <LookupAnswer lookup={answer} />}</Answer>
        </div>
      </div>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';

function Productivity(): ReactNode {
  const { t } = useWords();
  const report = useApi('reports.productivity', {});
  return (
    <Page title={t('reports.title')}>
      <Panel flush>
        <Answer of={report}>
          {(answer) => <pre className="panel-body small">{JSON.stringify(answer, null, 2)}</pre>}
        </Answer>
      </Panel>
    </Page>
  );
}

/** The area's first page. */
export function ReportsPage(): ReactNode {
  return (
    <NeedsRole needs="reviewer">
      <Productivity />
    </NeedsRole>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { useCopy } from '../../ui/copy.ts';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lookup, Result } from './lookup.ts';
import { Rerun } from './rerun.tsx';
import { TreePlace } from './tree-place.tsx';

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
}

/** The proposed line with its place in the schedule, and ways to take it along. */
export function ProposedLine({ lookup, result }: Props): ReactNode {
  const { t } = useWords();
  const { recommended, tentative, dataset } = result;

  return (
    <Panel
      title={t('classify.proposed_line')}
      aside={
        <>
          <Rerun lookup={lookup} />
          <Copies lookup={lookup} />
        </>
      }
    >
      <p className="asked row">
        {lookup.description}
        {(lookup.input.answers ?? []).map(({ question_id: id, value }) => (
          <Tag key={id} tone="good">
            {t('classify.answered')}: {value}
          </Tag>
        ))}
      </p>
      {recommended === null ? (
        <Empty title={t('classify.no_line')} text={t('classify.no_line_text')} />
      ) : (
        <>
          <div className="line-head">
            <code className="line-code" data-testid="proposed-code">
              {recommended.code}
            </code>
            <Confidence value={lookup.confidence} />
            <Tag tone={toneOf(lookup.status)}>{lookup.status_label}</Tag>
            {tentative && <Tag tone="warn">{t('classify.tentative')}</Tag>}
            <span className="muted small end">
              {lookup.market} · {t('classify.version', { version: dataset.version })}
            </span>
          </div>
          <TreePlace code={recommended.code} market={lookup.market} version={dataset.version} />
        </>
      )}
    </Panel>
  );
}

function Copies({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const copy = useCopy();
  const { recommended_code: code } = lookup;

  return (
    <>
      {code !== null && (
        <Button small onPress={() => copy(code)}>
          {t('classify.copy_code')}
        </Button>
      )}
      <Button small onPress={() => copy(`${window.location.origin}/lookups/${lookup.id}`)}>
        {t('classify.copy_link')}
      </Button>
      <Button small onPress={() => copy(JSON.stringify(lookup, null, 2))}>
        {t('classify.copy_json')}
      </Button>
    </>
  );
}

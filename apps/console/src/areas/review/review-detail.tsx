import { useEffect, type ReactNode } from 'react';
import { Answer } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { CaseBody } from '../classify/case/case-body.tsx';
import { CaseHead } from '../classify/case/case-head.tsx';
import '../classify/classify.css';
import { EditAgain } from '../classify/edit-again.tsx';
import { isUnderWay, type Lookup } from '../classify/lookup.ts';
import { useLookup } from '../classify/use-lookup.ts';
import type { Mark } from './queue.ts';

interface Props {
  readonly lookupId: string;
  readonly mark: Mark | undefined;
  readonly bar: ReactNode;
  readonly onLookup: (lookup: Lookup) => void;
  readonly onRerun: (next: Lookup) => void;
  readonly onChoose: (place: number) => void;
}

export function ReviewDetail({ lookupId, mark, bar, onLookup, onRerun, onChoose }: Props): ReactNode {
  const lookup = useLookup(lookupId);
  const { data } = lookup;
  useEffect(() => {
    if (data !== undefined) onLookup(data);
  }, [data, onLookup]);
  // Names the colleague who decided.
  const isElsewhere = mark?.kind === 'elsewhere' && mark.by === null;
  const { refetch } = lookup;
  useEffect(() => {
    if (isElsewhere) void refetch();
  }, [isElsewhere, refetch]);

  return (
    <div className="stack" data-testid="detail" data-lookup={data?.id}>
      <div className="case-top">
        {data !== undefined && <Head lookup={data} onRerun={onRerun} />}
        {bar}
      </div>
      <Answer of={lookup}>
        {(answer) => (
          <>
            <Pending lookup={answer} mark={mark} />
            <CaseBody lookup={answer} onRerun={onRerun} onChoose={onChoose} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Head({ lookup, onRerun }: { readonly lookup: Lookup } & Pick<Props, 'onRerun'>): ReactNode {
  return (
    <div className="case-row">
      <CaseHead lookup={lookup} level={2} />
      {!isUnderWay(lookup) && lookup.decision === null && <EditAgain lookup={lookup} onRerun={onRerun} />}
    </div>
  );
}

function Pending({ lookup, mark }: { readonly lookup: Lookup; readonly mark: Mark | undefined }): ReactNode {
  const { t } = useWords();
  if (lookup.decision === null || mark?.kind === 'done' || mark?.kind === 'sending') return null;

  return (
    <p className="notice row" role="status">
      <strong>{t('review.decided_by', { name: lookup.decided_by_name ?? '—' })}</strong>
      {lookup.final_code !== null && <code>{lookup.final_code}</code>}
    </p>
  );
}

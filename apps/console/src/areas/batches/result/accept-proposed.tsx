import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Confidence } from '../../../ui/confidence.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Choice } from '../../../ui/forms/field.tsx';
import { Answer } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import type { Batch } from '../batch.ts';
import { useAcceptMany, useProposals, type Proposal } from './use-accept-proposed.ts';

const LIMITS = ['0.95', '0.9', '0.8', '0'] as const;
const SHOWN = 100;

type Limit = (typeof LIMITS)[number];

interface Props {
  readonly batch: Batch;
  readonly onClose: () => void;
}

/** Accepts the proposals of a batch from a minimum confidence, after a preview. */
export function AcceptProposed({ batch, onClose }: Props): ReactNode {
  const { t } = useWords();
  const proposals = useProposals(batch);

  return (
    <Dialog title={t('batches.accept_title')} isOpen onClose={onClose} wide>
      <Answer of={proposals}>{(all) => <Preview all={all} onClose={onClose} />}</Answer>
    </Dialog>
  );
}

function Preview({ all, onClose }: { readonly all: readonly Proposal[]; readonly onClose: () => void }) {
  const { t } = useWords();
  const [limit, setLimit] = useState<Limit>('0.9');
  const [withUnlike, setWithUnlike] = useState(false);
  const { progress, run, stop } = useAcceptMany(onClose);
  const above = (least: string): readonly Proposal[] =>
    all.filter(({ confidence, isUnlike }) => confidence >= Number(least) && (withUnlike || !isUnlike));
  const chosen = above(limit);
  const unlike = all.filter(({ isUnlike }) => isUnlike).length;

  return (
    <div className="stack">
      <Least value={limit} onChange={setLimit} count={(value) => above(value).length} />
      {unlike > 0 && (
        <label className="row">
          <input
            type="checkbox"
            checked={withUnlike}
            onChange={({ target }) => setWithUnlike(target.checked)}
          />
          <span className="grow">{t('batches.accept_unlike', { count: unlike })}</span>
        </label>
      )}
      <Chosen proposals={chosen} />
      <div className="row">
        <Button
          kind="primary"
          isPending={progress !== null}
          isDisabled={chosen.length === 0}
          onPress={() => run(chosen)}
        >
          {progress === null
            ? t('batches.accept_start', { count: chosen.length })
            : t('batches.accepting', { done: progress.done, count: progress.of })}
        </Button>
        <Button onPress={progress === null ? onClose : stop}>
          {progress === null ? t('common.cancel') : t('batches.cancel')}
        </Button>
      </div>
    </div>
  );
}

interface LeastProps {
  readonly value: Limit;
  readonly onChange: (value: Limit) => void;
  readonly count: (from: Limit) => number;
}

function Least({ value, onChange, count }: LeastProps): ReactNode {
  const { t } = useWords();
  const { share } = useFormats();
  const label = (from: Limit): string =>
    from === '0'
      ? t('batches.accept_any', { count: count(from) })
      : t('batches.accept_limit', { share: share(Number(from)), count: count(from) });

  return (
    <Choice
      label={t('batches.accept_from')}
      value={value}
      onChange={onChange}
      options={LIMITS.map((from) => ({ value: from, label: label(from) }))}
    />
  );
}

function Chosen({ proposals }: { readonly proposals: readonly Proposal[] }): ReactNode {
  const { t } = useWords();
  if (proposals.length === 0) return <p className="muted">{t('batches.accept_none')}</p>;
  const shown = proposals.toSorted((a, b) => a.confidence - b.confidence).slice(0, SHOWN);

  return (
    <ul className="accept-list" tabIndex={0} aria-label={t('batches.accept_title')}>
      {shown.map(({ row, words, code, confidence, isUnlike }) => (
        <li key={row}>
          <span className="muted">{row}</span>
          <span className="accept-words" dir="auto" title={words}>
            {words}
          </span>
          <code className={isUnlike ? 'warn-words' : ''}>{code}</code>
          <Confidence value={confidence} />
        </li>
      ))}
    </ul>
  );
}

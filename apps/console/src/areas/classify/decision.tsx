import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/ask.ts';
import { useApiAct } from '../../api/use-api.ts';
import { useMay } from '../../session/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { OverrideDialog, RejectDialog } from './decision-dialogs.tsx';
import type { Lookup } from './lookup.ts';

type Open = 'override' | 'reject' | null;

type Action = 'approve' | 'override' | 'reject' | 'reopen';

function useDecide(lookup: Lookup, onDone: () => void) {
  const { t } = useWords();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['lookups.get'] });
  const decide = useApiAct('lookups.decide', () => {
    onDone();
    toast(t('classify.decision_saved'));
    return refresh();
  });
  const send = (action: Action, fields: { readonly code?: string; readonly note?: string } = {}): void =>
    decide.mutate(
      { params: { lookup_id: lookup.id }, body: { action, ...fields } },
      {
        // Somebody else was first: the page then shows what they decided.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) void refresh();
        },
      },
    );

  return { send, error: decide.error, isPending: decide.isPending };
}

/** What was decided, and for reviewers the ways to decide. */
export function Decision({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const mayDecide = useMay('reviewer');
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const { send, error, isPending } = useDecide(lookup, close);
  if (lookup.decision !== null) {
    return <Decided lookup={lookup} onReopen={mayDecide ? () => send('reopen') : null} />;
  }
  if (!mayDecide) return null;

  return (
    <div className="row decision">
      {lookup.recommended_code !== null && (
        <Button kind="primary" isPending={isPending} onPress={() => send('approve')}>
          {t('classify.accept')}
        </Button>
      )}
      <Button onPress={() => setOpen('override')}>{t('classify.override')}</Button>
      <Button kind="danger" onPress={() => setOpen('reject')}>
        {t('classify.reject')}
      </Button>
      {open === null && <Problem error={error} />}
      <OverrideDialog
        lookup={lookup}
        isOpen={open === 'override'}
        error={error}
        onClose={close}
        onSend={(code, note) => send('override', { code, note })}
      />
      <RejectDialog
        isOpen={open === 'reject'}
        error={error}
        onClose={close}
        onSend={(note) => send('reject', { note })}
      />
    </div>
  );
}

interface DecidedProps {
  readonly lookup: Lookup;
  readonly onReopen: (() => void) | null;
}

function Decided({ lookup, onReopen }: DecidedProps): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const { decision, decision_label: label, decided_by_name: name, decided_at: at } = lookup;

  return (
    <div className="notice row">
      <Tag tone={toneOf(decision ?? '')}>{label}</Tag>
      {lookup.final_code !== null && <code>{lookup.final_code}</code>}
      <span>{t('classify.decided', { label: label ?? '', name: name ?? '—' })}</span>
      {at !== null && <span className="muted small">{time(at)}</span>}
      {lookup.review_note !== null && <span className="muted">{lookup.review_note}</span>}
      {onReopen !== null && (
        <Button small onPress={onReopen}>
          {t('classify.reopen')}
        </Button>
      )}
    </div>
  );
}

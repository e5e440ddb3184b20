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
    decide.mutateOnce(
      { params: { lookup_id: lookup.id }, body: { action, ...fields } },
      {
        // Somebody else was first: the page then shows what they decided.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) void refresh();
        },
      },
    );

  return { send, error: decide.error, isPending: decide.isPending, forget: decide.reset };
}

/** What was decided, and for reviewers the ways to decide. */
export function Decision({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const mayDecide = useMay('reviewer');
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const { send, error, isPending, forget } = useDecide(lookup, close);
  const show = (dialog: Open): void => {
    forget();
    setOpen(dialog);
  };
  if (lookup.decision !== null) {
    const onReopen = mayDecide ? () => send('reopen') : null;
    return <Decided lookup={lookup} error={error} isPending={isPending} onReopen={onReopen} />;
  }
  if (!mayDecide) return null;

  return (
    <div className="row decision">
      {lookup.recommended_code !== null && (
        <Button kind="primary" isPending={isPending} onPress={() => send('approve')}>
          {t('classify.accept')}
        </Button>
      )}
      <Button onPress={() => show('override')}>{t('classify.override')}</Button>
      <Button kind="danger" onPress={() => show('reject')}>
        {t('classify.reject')}
      </Button>
      {open === null && <Problem error={error} />}
      <OverrideDialog
        lookup={lookup}
        isOpen={open === 'override'}
        error={error}
        isPending={isPending}
        onClose={close}
        onSend={(code, note) => send('override', { code, note })}
      />
      <RejectDialog
        isOpen={open === 'reject'}
        error={error}
        isPending={isPending}
        onClose={close}
        onSend={(note) => send('reject', { note })}
      />
    </div>
  );
}

interface DecidedProps {
  readonly lookup: Lookup;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onReopen: (() => void) | null;
}

function Decided({ lookup, error, isPending, onReopen }: DecidedProps): ReactNode {
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
        <Button small isPending={isPending} onPress={onReopen}>
          {t('classify.reopen')}
        </Button>
      )}
      <Problem error={error} />
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../api/ask.ts';
import { useApiAct, useReread } from '../../../api/use-api.ts';
import { useMay } from '../../../session/use-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import { OverrideDialog, RejectDialog } from './decision-dialogs.tsx';
import { isInactive, type Lookup } from '../lookup.ts';

type Open = 'override' | 'reject' | null;

type Action = 'approve' | 'override' | 'reject' | 'reopen';

const isAccepting = (action: Action): boolean => action === 'approve' || action === 'override';

function useDecide(lookup: Lookup, onDone: () => void) {
  const { t } = useWords();
  const reread = useReread();
  const decide = useApiAct(
    'lookups.decide',
    () => {
      onDone();
      toast(t('classify.decision_saved'));
    },
    ['lookups.get'],
  );
  const send = (action: Action, fields: { readonly code?: string; readonly note?: string } = {}): void =>
    decide.mutateOnce(
      {
        params: { lookup_id: lookup.id },
        body: { action, ...fields, ...(isAccepting(action) ? { only_active: true } : {}) },
      },
      {
        // Somebody else decided first: show their decision.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) void reread('lookups.get');
        },
      },
    );

  return { send, error: decide.error, isPending: decide.isPending, forget: decide.reset };
}

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
  if (!mayDecide) return null;
  if (lookup.decision !== null)
    return <Reopen error={error} isPending={isPending} onReopen={() => send('reopen')} />;

  return (
    <div className="row decision">
      {lookup.recommended_code !== null && (
        <Button
          kind="primary"
          isDisabled={isInactive(lookup)}
          isPending={isPending}
          onPress={() => send('approve')}
        >
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
        lookup={lookup}
        isOpen={open === 'reject'}
        error={error}
        isPending={isPending}
        onClose={close}
        onSend={(note) => send('reject', { note })}
      />
    </div>
  );
}

interface ReopenProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onReopen: () => void;
}

function Reopen({ error, isPending, onReopen }: ReopenProps): ReactNode {
  const { t } = useWords();
  return (
    <div className="row decision">
      <Button small isPending={isPending} onPress={onReopen}>
        {t('classify.reopen')}
      </Button>
      <Problem error={error} />
    </div>
  );
}

import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../../ui/overlay/dialog-acts.tsx';
import { TextArea } from '../../../ui/forms/field.tsx';
import { useWords } from '../../../words/words.tsx';
import { CodeSearch } from './code-search.tsx';
import { candidatesOf, resultOf, wholeLookup, type Lookup } from '../lookup.ts';

const NOTE_MAX_CHARS = 2000;

const isNote = (note: string): boolean => note.trim() !== '' && Array.from(note).length <= NOTE_MAX_CHARS;

interface DialogParts {
  readonly isOpen: boolean;
  readonly error: unknown;
  readonly isPending?: boolean;
  readonly onClose: () => void;
}

interface OverrideProps extends DialogParts {
  readonly lookup: Pick<Lookup, 'id' | 'market' | 'dataset_version' | 'description'>;
  /** Rank of the preselected candidate, from 1; null for none. */
  readonly place?: number | null;
  readonly onSend: (code: string, note: string) => void;
}

/** Picked code, otherwise the code of the preselected candidate; empty for none. */
function useCandidate(lookupId: string, place: number | null, picked: string | null): string {
  const { data } = useApi('lookups.get', wholeLookup(lookupId), {
    enabled: place !== null,
    staleTime: 60_000,
    fresh: true,
  });
  if (picked !== null) return picked;
  const result = data === undefined ? null : resultOf(data);

  return result === null || place === null ? '' : (candidatesOf(result)[place - 1]?.code ?? '');
}

export function OverrideDialog({
  lookup,
  place = null,
  isOpen,
  error,
  isPending = false,
  onClose,
  onSend,
}: OverrideProps): ReactNode {
  const { t } = useWords();
  const [picked, setCode] = useState<string | null>(null);
  const code = useCandidate(lookup.id, place, picked);
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const send = (): void => {
    setChecked(true);
    if (code !== '' && isNote(note)) onSend(code, note);
  };

  return (
    <Dialog title={t('classify.override_title')} isOpen={isOpen} onClose={onClose} wide>
      <Goods lookup={lookup} />
      <CodeSearch
        market={lookup.market}
        version={lookup.dataset_version}
        chosen={code}
        onChoose={setCode}
        isFocused={code === ''}
        onSettled={() => reason.current?.focus()}
        fault={isChecked && code === '' ? t('classify.code_missing') : null}
      />
      <Reason
        ref={reason}
        value={note}
        onChange={setNote}
        isChecked={isChecked}
        onSubmit={send}
        autoFocus={code !== ''}
      />
      <DialogActs error={error} onClose={onClose} isPending={isPending} onPress={send}>
        {t('classify.override')}
      </DialogActs>
    </Dialog>
  );
}

export function Goods({ lookup }: { readonly lookup: Pick<Lookup, 'description'> }): ReactNode {
  return (
    <p className="muted clamp" dir="auto">
      {lookup.description}
    </p>
  );
}

interface RejectProps extends DialogParts {
  readonly lookup: Pick<Lookup, 'description'>;
  readonly onSend: (note: string) => void;
}

export function RejectDialog(props: RejectProps): ReactNode {
  const { lookup, isOpen, error, isPending = false, onClose, onSend } = props;
  const { t } = useWords();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = (): void => {
    setChecked(true);
    if (isNote(note)) onSend(note);
  };

  return (
    <Dialog title={t('classify.reject_title')} isOpen={isOpen} onClose={onClose}>
      <Goods lookup={lookup} />
      <Reason value={note} onChange={setNote} isChecked={isChecked} onSubmit={send} autoFocus />
      <DialogActs error={error} onClose={onClose} kind="danger" isPending={isPending} onPress={send}>
        {t('classify.reject')}
      </DialogActs>
    </Dialog>
  );
}

interface ReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isChecked: boolean;
  readonly onSubmit: () => void;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

function Reason({ value, onChange, isChecked, onSubmit, autoFocus = false, ref }: ReasonProps): ReactNode {
  const { t } = useWords();

  return (
    <TextArea
      label={t('classify.reason')}
      fault={isChecked && value.trim() === '' ? t('classify.reason_required') : null}
      value={value}
      onChange={onChange}
      onSubmit={onSubmit}
      maxLength={NOTE_MAX_CHARS}
      autoFocus={autoFocus}
      {...(ref === undefined ? {} : { ref })}
      rows={3}
    />
  );
}

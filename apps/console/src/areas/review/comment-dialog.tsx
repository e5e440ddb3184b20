import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../api/query.ts';
import { useApiAct } from '../../api/use-api.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { Goods } from '../classify/decision/decision-dialogs.tsx';
import { wholeLookup, type Lookup } from '../classify/lookup.ts';
import { useWords } from '../../words/words.tsx';

const NOTE_MAX_CHARS = 2000;

interface Props {
  readonly lookup: Pick<Lookup, 'id' | 'description'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CommentDialog({ lookup, isOpen, onClose }: Props): ReactNode {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const comment = useApiAct('lookups.decide', (answer) => {
    const { queryKey } = apiQuery('lookups.get', wholeLookup(lookup.id), language);
    queries.setQueryData<typeof answer>(queryKey, (before) => ({ ...before, ...answer }));
    setNote('');
    toast(t('review.commented'));
    onClose();
  });
  const send = (): void => {
    setChecked(true);
    if (note.trim() === '' || comment.isPending) return;
    comment.mutate({ params: { lookup_id: lookup.id }, body: { action: 'comment', note } });
  };

  return (
    <Dialog title={t('review.comment_title')} isOpen={isOpen} onClose={onClose}>
      <Goods lookup={lookup} />
      <TextArea
        label={t('review.comment_text')}
        fault={isChecked && note.trim() === '' ? t('review.comment_required') : null}
        value={note}
        onChange={setNote}
        onSubmit={send}
        maxLength={NOTE_MAX_CHARS}
        autoFocus
        rows={4}
      />
      <DialogActs error={comment.error} onClose={onClose} isPending={comment.isPending} onPress={send}>
        {t('common.save')}
      </DialogActs>
    </Dialog>
  );
}

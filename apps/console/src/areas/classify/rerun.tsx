import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApiAct } from '../../api/use-api.ts';
import { problemText } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lookup } from './lookup.ts';

/** Classifies the same product again in the reader's language, and goes to the new lookup. */
export function Rerun({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const rerun = useApiAct('lookups.rerun', ({ id }) =>
    navigate({ to: '/lookups/$lookupId', params: { lookupId: id } }),
  );
  const run = (): void =>
    rerun.mutate(
      { params: { lookup_id: lookup.id }, body: { language } },
      { onError: (error) => toast(problemText(error, t), 'bad') },
    );

  return (
    <Button small onPress={run} isPending={rerun.isPending}>
      {t('classify.rerun')}
    </Button>
  );
}

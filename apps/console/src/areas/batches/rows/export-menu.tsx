import { useState, type ReactNode } from 'react';
import { ApiError, ask } from '../../../api/ask.ts';
import { problemText } from '../../../api/problem.ts';
import { endSession } from '../../../session/session-state.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Batch, RowStatus } from '../batch.ts';

const FORMATS = ['xlsx', 'csv'] as const;

interface Props {
  readonly batch: Batch;
  readonly status: RowStatus | undefined;
}

export function ExportMenu({ batch, status }: Props): ReactNode {
  const { t, language } = useWords();
  const [isPending, setPending] = useState(false);
  const save = async (format: (typeof FORMATS)[number], isAll: boolean): Promise<void> => {
    setPending(true);
    const query = { format, ...(isAll || status === undefined ? {} : { status: [status] }) };
    try {
      const file = await ask('batches.export', { params: { batch_id: batch.id }, query }, { language });
      saveFile(file, `${batch.filename}.${format}`);
      toast(t('batches.exported', { name: file.name ?? batch.filename }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) endSession();
      toast(problemText(error, t), 'bad');
    }
    setPending(false);
  };
  const items = FORMATS.flatMap((format) =>
    (status === undefined ? [true] : [true, false]).map((isAll) => ({
      text: isAll
        ? t(`batches.export_${format}`)
        : t(`batches.export_${format}_shown`, { rows: t(`batches.row_${status ?? 'done'}`) }),
      act: () => void save(format, isAll),
    })),
  );

  return (
    <MenuButton label={t('batches.export')} items={items} isPending={isPending}>
      {isPending ? t('batches.exporting') : t('batches.export')}
    </MenuButton>
  );
}

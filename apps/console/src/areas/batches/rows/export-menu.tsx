import type { ReactNode } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useApiAct } from '../../../api/use-api.ts';
import { MenuButton } from '../../../ui/overlay/menu.tsx';
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
  const { t } = useWords();
  const exported = useApiAct('batches.export', (file, { query }) => {
    saveFile(file, `${batch.filename}.${query?.format}`);
    toast(t('batches.exported', { name: file.name ?? batch.filename }));
  });
  const { isPending } = exported;
  const save = (format: (typeof FORMATS)[number], isAll: boolean): void =>
    exported.mutate(
      {
        params: { batch_id: batch.id },
        query: { format, ...(isAll || status === undefined ? {} : { status: [status] }) },
      },
      { onError: (error) => toast(problemText(error, t), 'bad') },
    );
  const items = FORMATS.flatMap((format) =>
    (status === undefined ? [true] : [true, false]).map((isAll) => ({
      text: isAll
        ? t(`batches.export_${format}`)
        : t(`batches.export_${format}_shown`, { rows: t(`batches.row_${status ?? 'done'}`) }),
      act: () => save(format, isAll),
    })),
  );

  return (
    <MenuButton label={t('batches.export')} items={items} isPending={isPending}>
      {isPending ? t('batches.exporting') : t('batches.export')}
    </MenuButton>
  );
}

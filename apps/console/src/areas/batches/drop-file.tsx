import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApi, useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/forms/file-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Problem } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { problemText } from '../../api/problem.ts';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

const KINDS = ['.xlsx', '.csv'];
const MB = 1024 * 1024;

function useUpload() {
  const { t } = useWords();
  const navigate = useNavigate();
  const limits = useApi('system.limits', {}, { staleTime: 300_000 });
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const upload = useApiAct('batches.upload', ({ id }) =>
    navigate({ to: '/batches/$batchId', params: { batchId: id } }),
  );
  const send = async (file: File): Promise<void> => {
    const most = limits.data?.batch_max_file_mb;
    const isTooLarge = most !== undefined && file.size > most * MB;
    setTooLarge(isTooLarge ? t('batches.too_large', { name: file.name, mb: most }) : null);
    if (isTooLarge) return;
    const content = new Uint8Array(await file.arrayBuffer());
    upload.mutate({ body: { file: { name: file.name, content } } });
  };

  return { send, tooLarge, limits: limits.data, error: upload.error, isPending: upload.isPending };
}

export function DropFile(): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const { send, tooLarge, limits, error, isPending } = useUpload();
  const [isOver, setOver] = useState(false);

  return (
    <div className="stack">
      <div
        className={`drop${isOver ? ' drop-over' : ''}`}
        role="presentation"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file !== undefined) void send(file);
        }}
      >
        <strong>{isPending ? t('batches.reading') : t('batches.drop')}</strong>
        <span className="row drop-acts">
          <FileButton kind="primary" isPending={isPending} kinds={KINDS} onChoose={(file) => void send(file)}>
            {t('batches.choose_file')}
          </FileButton>
          <Template />
        </span>
        {limits !== undefined && (
          <span className="muted small">
            {t('batches.drop_hint', { rows: figure(limits.batch_max_rows), mb: limits.batch_max_file_mb })}
          </span>
        )}
      </div>
      {tooLarge !== null && (
        <p className="notice notice-bad" role="alert">
          {tooLarge}
        </p>
      )}
      <Problem error={error} />
    </div>
  );
}

function Template(): ReactNode {
  const { t } = useWords();
  const template = useApiAct('batches.template', (file) => saveFile(file, 'batch-template.xlsx'));
  const onError = (error: unknown): void => toast(problemText(error, t), 'bad');

  return <Button onPress={() => template.mutate({}, { onError })}>{t('batches.template')}</Button>;
}

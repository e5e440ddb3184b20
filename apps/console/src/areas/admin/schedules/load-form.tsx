import { useRef, useState, type ReactNode } from 'react';
import type { Market } from '../../../api/address.ts';
import { fieldProblem } from '../../../api/problem.ts';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/forms/file-button.tsx';
import { Choice, TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MarketChoice } from '../../../ui/forms/market-choice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';

const KINDS = ['.xlsx', '.csv', '.json'];
const VERSION_MAX = 64;
const MB = 1024 * 1024;
const SOURCES = ['file', 'source'] as const;
const EMPTY = {
  market: 'US' as Market,
  from: 'file' as (typeof SOURCES)[number],
  version: '',
  effective: '',
  replace: false,
  smaller: false,
  older: false,
};

type Draft = typeof EMPTY;

function factsOf({ version, effective, replace, smaller, market }: Draft) {
  return {
    market,
    version,
    ...(effective === '' ? {} : { effective_date: effective }),
    replace,
    allow_smaller: smaller,
  };
}

async function toSend(file: File): Promise<{ readonly name: string; readonly content: Uint8Array }> {
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()) };
}

function useLoad() {
  const [draft, setDraft] = useState(EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const [rates, setRates] = useState<File | null>(null);
  const onDone = (): void => {
    setFile(null);
    setRates(null);
    setDraft(({ market, from }) => ({ ...EMPTY, market, from }));
  };
  const upload = useApiAct('admin.datasets_upload', onDone, ['admin.loads_list']);
  const fetchNow = useApiAct('admin.datasets_fetch', onDone, ['admin.loads_list']);
  const isUpload = draft.from === 'file';

  // Covers reading the file, before the request is pending.
  const isReading = useRef(false);

  const sendFile = async (chosen: File): Promise<void> => {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const table = rates === null || draft.market !== 'EU' ? {} : { rates: await toSend(rates) };
      upload.mutateOnce({ body: { file: await toSend(chosen), ...table, ...factsOf(draft) } });
    } finally {
      isReading.current = false;
    }
  };
  const send = async (): Promise<void> => {
    const { market, version, smaller, older } = draft;
    if (isUpload) {
      if (file !== null) await sendFile(file);
      return;
    }
    const named = version.trim() === '' ? {} : { version };
    fetchNow.mutateOnce({ body: { market, ...named, allow_smaller: smaller, allow_older: older } });
  };

  const change = (fields: Partial<Draft>): void => setDraft((before) => ({ ...before, ...fields }));
  const { error, isPending } = isUpload ? upload : fetchNow;
  return { draft, change, file, setFile, rates, setRates, send, error, isPending, isUpload };
}

type Load = ReturnType<typeof useLoad>;

/** Loads a schedule from a file, or from the market's official source. */
export function LoadForm(): ReactNode {
  const { t } = useWords();
  const load = useLoad();
  const { draft, change, send, error, isPending, isUpload, file } = load;

  return (
    <Panel title={t('admin.load_title')}>
      <Form onSubmit={() => void send()}>
        <MarketChoice value={draft.market} onChange={(market) => change({ market })} />
        <Choice
          label={t('admin.load_from')}
          value={draft.from}
          onChange={(from) => change({ from })}
          options={SOURCES.map((value) => ({ value, label: t(`admin.load_from_${value}`) }))}
        />
        {isUpload ? <Files load={load} /> : <p className="muted">{t('admin.load_source_text')}</p>}
        <TextField
          label={t('admin.load_version')}
          hint={t(isUpload ? 'admin.load_version_hint' : 'admin.load_version_source')}
          value={draft.version}
          onChange={(version) => change({ version })}
          maxLength={VERSION_MAX}
          fault={fieldProblem(error, 'version')}
          required={isUpload}
        />
        <Details load={load} />
        <Problem error={error} />
        <div>
          <Button kind="primary" type="submit" isPending={isPending} isDisabled={isUpload && file === null}>
            {t(isUpload ? 'admin.load_upload' : 'admin.load_fetch')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function Files({ load: { draft, file, setFile, rates, setRates } }: { readonly load: Load }): ReactNode {
  const { t } = useWords();
  const limits = useApi('system.limits', {}, { staleTime: 300_000 });
  const most = limits.data?.schedule_max_file_mb;

  return (
    <>
      <ChosenFile label={t('admin.load_choose')} file={file} onChoose={setFile} mostMb={most} />
      {most !== undefined && <span className="muted small">{t('admin.load_kinds', { mb: most })}</span>}
      {draft.market === 'EU' && (
        <ChosenFile label={t('admin.load_choose_rates')} file={rates} onChoose={setRates} mostMb={most} />
      )}
    </>
  );
}

interface ChosenFileProps {
  readonly label: string;
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
  readonly mostMb: number | undefined;
}

function ChosenFile({ label, file, onChoose, mostMb }: ChosenFileProps): ReactNode {
  const { t } = useWords();
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const choose = (chosen: File): void => {
    const isTooLarge = mostMb !== undefined && chosen.size > mostMb * MB;
    setTooLarge(isTooLarge ? t('admin.load_too_large', { name: chosen.name, mb: mostMb }) : null);
    onChoose(isTooLarge ? null : chosen);
  };

  return (
    <div className="stack-tight">
      <span className="row">
        <FileButton kinds={KINDS} onChoose={choose}>
          {label}
        </FileButton>
        <span className="file-name" role="status">
          {file?.name ?? t('admin.load_no_file')}
        </span>
      </span>
      {tooLarge !== null && (
        <p className="notice notice-bad" role="alert">
          {tooLarge}
        </p>
      )}
    </div>
  );
}

function Details({ load: { draft, change, isUpload, error } }: { readonly load: Load }): ReactNode {
  const { t } = useWords();
  const marks = isUpload ? (['replace', 'smaller'] as const) : (['older', 'smaller'] as const);

  return (
    <details>
      <summary>{t('admin.load_details')}</summary>
      <div className="stack load-details">
        {isUpload && (
          <TextField
            label={t('admin.load_effective')}
            type="date"
            value={draft.effective}
            onChange={(effective) => change({ effective })}
            fault={fieldProblem(error, 'effective_date')}
          />
        )}
        {marks.map((mark) => (
          <label key={mark} className="event">
            <input
              type="checkbox"
              checked={draft[mark]}
              onChange={(event) => change({ [mark]: event.target.checked })}
            />
            <span>{t(`admin.load_allow_${mark}`)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

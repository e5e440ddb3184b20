import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Market } from '../../../api/address.ts';
import { useApi } from '../../../api/use-api.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { onDemand } from '../../../ui/overlay/on-demand.tsx';
import { useWords } from '../../../words/words.tsx';
import { ScheduleRows } from '../line/schedule-rows.tsx';
import type { LinesProps } from './found-lines.tsx';

interface Props {
  readonly market: Market;
  readonly version: string;
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  /** Called on Enter with a line chosen, by default the first result. */
  readonly onSettled: () => void;
  readonly fault?: string | null;
  readonly isFocused?: boolean;
}

const FoundLines = onDemand<LinesProps>(async () => (await import('./found-lines.tsx')).FoundLines);
const LIMIT = 30;
const LEAST_CHARS = 2;

/** Search for a declarable line by digits or terms; shows the chosen line in the schedule. */
export function CodeSearch(props: Props): ReactNode {
  const { market, version, chosen, onChoose, fault = null, isFocused = true } = props;
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const hits = useApi(
    'tariff.search',
    { query: { q, market, version, limit: LIMIT } },
    { enabled: q.length >= LEAST_CHARS },
  );
  const lines = (hits.data?.items ?? []).filter((hit) => hit.is_leaf);
  const isFound =
    q === typed.trim() && (q.length < LEAST_CHARS || (hits.isSuccess && !hits.isPlaceholderData));
  const settle = useSettle({ ...props, lines, isFound, typed });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') return settle();
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const place = lines.findIndex((line) => line.code === chosen);
    const next = lines[Math.min(Math.max(place + step, 0), lines.length - 1)];
    if (next !== undefined) onChoose(next.code);
  };

  return (
    <div className="stack">
      <TextField
        label={t('classify.override_code')}
        hint={t('classify.override_hint')}
        fault={fault}
        value={typed}
        onChange={setTyped}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoFocus={isFocused}
      />
      <FoundLines lines={lines} chosen={chosen} onChoose={onChoose} />
      {chosen !== '' && <ScheduleRows code={chosen} market={market} version={version} />}
    </div>
  );
}

interface SettleParts extends LinesProps, Pick<Props, 'onSettled'> {
  /** True if the results match the current input. */
  readonly isFound: boolean;
  readonly typed: string;
}

/** Chooses the selected or first line on Enter, once the results match the input. */
function useSettle({ chosen, onChoose, onSettled, lines, isFound, typed }: SettleParts): () => void {
  const awaited = useRef<string | null>(null);
  const isChosen = chosen !== '' && (typed === '' || lines.some((line) => line.code === chosen));
  const code = isChosen ? chosen : lines[0]?.code;
  const settle = useCallback((): void => {
    if (code === undefined) return;
    onChoose(code);
    onSettled();
  }, [code, onChoose, onSettled]);
  useEffect(() => {
    if (awaited.current === null || !isFound) return;
    const isSame = awaited.current === typed;
    awaited.current = null;
    if (isSame) settle();
  }, [isFound, typed, settle]);

  return () => {
    if (isFound) settle();
    else awaited.current = typed;
  };
}

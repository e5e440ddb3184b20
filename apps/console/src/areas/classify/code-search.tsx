import type { AnswerOf } from '@svc/client/create-client';
import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useApi } from '../../api/use-api.ts';
import { TextField } from '../../ui/field.tsx';
import { useWords } from '../../words/words.tsx';
import { TreePlace } from './tree-place.tsx';

interface Props {
  readonly market: 'US' | 'EU' | 'VN';
  readonly version: string;
  /** Code that is chosen; empty for none. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
  readonly fault?: string | null;
}

const LIMIT = 30;
const LEAST_CHARS = 2;

/** A search for a declarable line by digits or words, and the place of the chosen one in the schedule. */
export function CodeSearch({ market, version, chosen, onChoose, fault = null }: Props): ReactNode {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const hits = useApi(
    'tariff.search',
    { query: { q, market, version, limit: LIMIT } },
    { enabled: q.length >= LEAST_CHARS },
  );
  const lines = (hits.data?.items ?? []).filter((hit) => hit.is_leaf);
  const onKeyDown = (event: KeyboardEvent): void => {
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
        autoFocus
      />
      <Lines lines={lines} chosen={chosen} onChoose={onChoose} />
      {chosen !== '' && <TreePlace code={chosen} market={market} version={version} />}
    </div>
  );
}

type Line = AnswerOf<'tariff.search'>['items'][number];

interface LinesProps extends Pick<Props, 'chosen' | 'onChoose'> {
  readonly lines: readonly Line[];
}

function Lines({ lines, chosen, onChoose }: LinesProps): ReactNode {
  const { t } = useWords();
  return (
    <ListBox
      className="suggestions"
      aria-label={t('classify.override_code')}
      selectionMode="single"
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        for (const key of keys === 'all' ? [] : keys) onChoose(String(key));
      }}
    >
      {lines.map(({ code, full_description: words }) => (
        <ListBoxItem key={code} id={code} className="suggestion" textValue={`${code} ${words}`}>
          <code>{code}</code>
          <span>{words}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

import { useDeferredValue, useState, type KeyboardEvent, type ReactNode } from 'react';
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
  const hits = useApi('tariff.search', { query: { q, market, version, limit: LIMIT } }, { enabled: q.length >= LEAST_CHARS });
  const lines = (hits.data?.items ?? []).filter((hit) => hit.is_leaf);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const place = lines.findIndex((line) => line.code === chosen);
    const next = lines[Math.min(Math.max(place + step, 0), lines.length - 1)];
    if (next !== undefined) onChoose(next.code);
  };
  return (
    <div className="stack" onKeyDown={onKeyDown}>
      <TextField
        label={t('classify.override_code')}
        hint={t('classify.override_hint')}
        fault={fault}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoFocus
      />
      <ul className="suggestions" role="listbox" aria-label={t('classify.override_code')}>
        {lines.map((line) => (
          <li
            key={line.code_digits}
            role="option"
            aria-selected={line.code === chosen}
            className="suggestion"
            onClick={() => onChoose(line.code)}
          >
            <code>{line.code}</code>
            <span className="suggestion-words">{line.full_description}</span>
          </li>
        ))}
      </ul>
      {chosen !== '' && <TreePlace code={chosen} market={market} version={version} />}
    </div>
  );
}

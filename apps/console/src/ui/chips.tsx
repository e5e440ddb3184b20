import type { ReactNode } from 'react';
import { useFormats } from '../words/formats.ts';
import './chips.css';

interface ChipsProps<T> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string; readonly count: number }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

/** Filter chips with row counts; single selection. */
export function Chips<T extends string | undefined>({
  label,
  options,
  chosen,
  onChoose,
}: ChipsProps<T>): ReactNode {
  const { figure } = useFormats();

  return (
    <div className="chips" role="group" aria-label={label}>
      {options.map(({ value, label: words, count }) => (
        <button
          key={value ?? ''}
          type="button"
          className="chip"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          <span className="chip-words">{words}</span> <span className="chip-count">{figure(count)}</span>
        </button>
      ))}
    </div>
  );
}

import { useId, type InputHTMLAttributes, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

interface FieldParts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; null if valid. */
  readonly fault?: string | null | undefined;
}

interface FrameProps extends FieldParts {
  readonly id: string;
  /** Current and maximum length in characters; undefined if unlimited. */
  readonly length?: { readonly now: number; readonly max: number } | undefined;
  readonly children: ReactNode;
}

function Frame({ id, label, hint, fault, length, children }: FrameProps): ReactNode {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {length !== undefined && <Count {...length} />}
      {fault != null && (
        <span className="field-fault" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

const NEAR = 0.8;

/** Shows the length near and beyond the limit; input is never truncated silently. */
function Count({ now, max }: { readonly now: number; readonly max: number }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const isOver = now > max;
  const words = isOver
    ? t('common.chars_over', { count: now - max, over: figure(now - max), max: figure(max) })
    : t('common.chars_used', { used: figure(now), max: figure(max) });

  return (
    <span className={`field-count ${isOver ? 'field-fault' : 'field-hint'}`} aria-live="polite">
      {now < max * NEAR ? '' : words}
    </span>
  );
}

/** Length as the API counts it: code points, not code units. */
function lengthOf(value: string, max: number | undefined) {
  return max === undefined ? undefined : { now: Array.from(value).length, max };
}

function described(id: string, { hint, fault }: FieldParts) {
  const names = [hint === undefined ? '' : `${id}-hint`, fault == null ? '' : `${id}-fault`];
  const by = names.filter((name) => name !== '').join(' ');
  return { id, 'aria-invalid': fault != null, ...(by === '' ? {} : { 'aria-describedby': by }) };
}

export interface TextFieldProps extends FieldParts {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly readOnly?: boolean;
  readonly type?: InputHTMLAttributes<HTMLInputElement>['type'];
  readonly autoComplete?: string;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly maxLength?: number;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'search';
}

export function TextField(props: TextFieldProps): ReactNode {
  const id = useId();
  const { label, hint, fault, onChange, maxLength, ...input } = props;

  return (
    <Frame {...{ id, label, hint, fault }} length={lengthOf(input.value, maxLength)}>
      <input
        {...described(id, props)}
        {...input}
        className="input"
        onChange={(event) => onChange?.(event.target.value)}
      />
    </Frame>
  );
}

export interface TextAreaProps extends FieldParts {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
  readonly onSubmit?: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextArea(props: TextAreaProps): ReactNode {
  const id = useId();
  const { label, hint, fault, onChange, onSubmit, maxLength, ...area } = props;

  return (
    <Frame {...{ id, label, hint, fault }} length={lengthOf(area.value, maxLength)}>
      <textarea
        {...described(id, props)}
        {...area}
        className="input"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.();
        }}
      />
    </Frame>
  );
}

export interface ChoiceProps<T extends string> extends FieldParts {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string }[];
}

export function Choice<T extends string>(props: ChoiceProps<T>): ReactNode {
  const id = useId();
  const { label, hint, fault, value, onChange, options } = props;
  const choose = (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option !== undefined) onChange(option.value);
  };

  return (
    <Frame {...{ id, label, hint, fault }}>
      <select
        {...described(id, props)}
        className="input"
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';
import { TextField } from './field.tsx';

const TYPING_MS = 250;

interface Props {
  readonly value: string;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A search written to the address after a pause in typing; a new address replaces what is typed. */
export function SearchField({ value, hint, onChange }: Props): ReactNode {
  const { t } = useWords();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Text being written to the address, whose arrival must not change the field.
  const [written, setWritten] = useState<string | null>(null);
  if (value !== known) {
    setKnown(value);
    setWritten(null);
    if (value !== written) setTyped(value);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === value) return undefined;
    const timer = setTimeout(() => {
      setWritten(words);
      onChange(words);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, value, onChange]);

  return <TextField label={t('common.search')} hint={hint} type="search" value={typed} onChange={setTyped} />;
}

import type { ReactNode } from 'react';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';

export function Confidence({ value }: { readonly value: number }): ReactNode {
  const { t } = useWords();
  const { share } = useFormats();

  return (
    <span className="confidence">
      <meter min={0} max={1} value={value} aria-label={t('common.confidence')} />
      {share(value)}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useFee } from '../api/use-fee.ts';
import { useWords } from '../words/words.tsx';

export function Fee({ count = 1 }: { readonly count?: number }): ReactNode {
  const { t } = useWords();
  const fee = useFee();
  if (fee === null || fee === 0) return null;
  return <span className="fee">{t('common.credits', { count: fee * count })}</span>;
}

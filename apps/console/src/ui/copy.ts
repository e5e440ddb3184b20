import { useWords } from '../words/words.tsx';
import { toast } from './toast.tsx';

export function useCopy(): (text: string) => void {
  const { t } = useWords();
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => toast(t('common.copied')),
      () => toast(t('common.copy_failed'), 'bad'),
    );
  };
}

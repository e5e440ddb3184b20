import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { problemText } from '../api/problem.ts';
import { useWords } from '../words/words.tsx';
import { toast } from './toast.tsx';

/** A component whose script is loaded when it is first shown; unlike `lazy`, it appears at once when loaded. */
export function later<P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> & { readonly preload: () => Promise<void> } {
  let loaded: ComponentType<P> | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };

  function Later(props: P): ReactNode {
    const { t } = useWords();
    const { onClose } = props;
    const [, setLoaded] = useState(loaded !== undefined);
    useEffect(() => {
      if (loaded !== undefined) return;
      void preload().then(
        () => setLoaded(true),
        (error: unknown) => {
          toast(problemText(error, t), 'bad');
          onClose();
        },
      );
    }, [onClose, t]);

    const Loaded = loaded;
    return Loaded === undefined ? waiting : <Loaded {...props} />;
  }

  return Object.assign(Later, { preload });
}

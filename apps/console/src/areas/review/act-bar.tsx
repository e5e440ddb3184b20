import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  readonly canDecide: boolean;
  readonly canAccept: boolean;
  readonly picked: { readonly count: number; readonly code: string | null };
  readonly acts: Readonly<
    Record<'accept' | 'override' | 'reject' | 'comment' | 'undo' | 'acceptPicked' | 'help', () => void>
  >;
}

function Key({ name }: { readonly name: string }): ReactNode {
  return (
    <kbd className="kbd" aria-hidden="true">
      {name}
    </kbd>
  );
}

export function ActBar({ canDecide, canAccept, picked, acts }: Props): ReactNode {
  const { t } = useWords();

  return (
    <div className="act-bar" role="toolbar" aria-label={t('review.title')}>
      <Button kind="primary" isDisabled={!canAccept} onPress={acts.accept}>
        {t('classify.accept')} <Key name="a" />
      </Button>
      <Button isDisabled={!canDecide} onPress={acts.override}>
        {t('classify.override')} <Key name="o" />
      </Button>
      <Button kind="danger" isDisabled={!canDecide} onPress={acts.reject}>
        {t('classify.reject')} <Key name="r" />
      </Button>
      <Button small kind="quiet" onPress={acts.comment}>
        {t('review.comment')} <Key name="c" />
      </Button>
      <Button small kind="quiet" onPress={acts.undo}>
        {t('common.undo')} <Key name="u" />
      </Button>
      {picked.count > 0 && (
        <Button kind="primary" isDisabled={picked.code === null} onPress={acts.acceptPicked}>
          {picked.code === null
            ? t('review.picked_differ')
            : t('review.accept_picked', { count: picked.count, code: picked.code })}{' '}
          <Key name="A" />
        </Button>
      )}
      <span className="end">
        <Button small kind="quiet" onPress={acts.help}>
          {t('review.keys')} <Key name="?" />
        </Button>
      </span>
    </div>
  );
}

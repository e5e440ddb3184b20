import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { useKeysSwitch, useShortcuts } from '../../ui/use-shortcuts.ts';
import { useWords } from '../../words/words.tsx';
import { OverrideDialog, RejectDialog } from '../classify/decision/decision-dialogs.tsx';
import { isInactive, isUnderWay, type Lookup } from '../classify/lookup.ts';
import { CommentDialog } from './comment-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { QueueList } from './queue-list.tsx';
import { agreedCode, nextOpen, type Waiting } from './queue.ts';
import { ReviewDetail } from './review-detail.tsx';
import { shortcutsOf, useActs, type Open } from './use-acts.ts';
import type { Decision } from './use-decisions.ts';
import { useFetchAhead, type WatchedQueue } from './use-queue.ts';

interface ActBarProps {
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

function ActBar({ canDecide, canAccept, picked, acts }: ActBarProps): ReactNode {
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

interface Props {
  readonly watched: WatchedQueue;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | null) => void;
}

/** Applies a read or rerun of the open lookup to the queue; `isGone`: its code is not active. */
function useRead({ watched: { change }, openId, onOpen }: Props) {
  const [goneId, setGone] = useState<string | null>(null);
  const onLookup = useCallback(
    (lookup: Lookup): void => {
      setGone(isInactive(lookup) ? lookup.id : null);
      if (!isUnderWay(lookup)) change({ type: 'read', row: lookup });
    },
    [change],
  );
  const onRerun = (next: Lookup): void => {
    if (openId === undefined) return;
    change({ type: 'replaced', id: openId, by: next });
    onOpen(next.id);
  };
  return { isGone: goneId !== null && goneId === openId, onLookup, onRerun };
}

export function Workbench(props: Props): ReactNode {
  const { watched, openId, onOpen } = props;
  const { t } = useWords();
  const { queue } = watched;
  const [dialog, setDialog] = useState<Open>(null);
  const [isOn, switchKeys] = useKeysSwitch();
  const acts = useActs({ ...props, setDialog });
  const { row } = acts;
  const { isGone, ...read } = useRead(props);
  useFetchAhead(queue, openId);
  useEffect(() => {
    if (openId === undefined) onOpen(nextOpen(queue, undefined));
  }, [openId, queue, onOpen]);
  useShortcuts(shortcutsOf(acts, isGone), isOn);

  const bar = (
    <ActBar
      canDecide={acts.canDecide}
      canAccept={acts.canDecide && row?.recommended_code !== null && !isGone}
      picked={{ count: acts.chosen.length, code: agreedCode(acts.chosen) }}
      acts={{ ...acts, override: () => acts.override() }}
    />
  );

  return (
    <div className="review">
      <Panel flush>
        <QueueList queue={queue} openId={openId} picked={acts.picked} onOpen={onOpen} onPick={acts.pick} />
      </Panel>
      <div className="stack review-detail">
        {openId === undefined && bar}
        {openId === undefined && <Empty title={t('review.choose')} />}
        {openId !== undefined && (
          <ReviewDetail
            lookupId={openId}
            mark={queue.marks.get(openId)}
            bar={bar}
            onChoose={acts.override}
            {...read}
          />
        )}
      </div>
      {row !== undefined && <Dialogs open={dialog} row={row} setDialog={setDialog} settle={acts.settle} />}
      <HelpDialog
        isOpen={dialog?.kind === 'help'}
        onClose={() => setDialog(null)}
        isOn={isOn}
        onSwitch={switchKeys}
      />
    </div>
  );
}

interface DialogsProps {
  readonly open: Open;
  readonly row: Waiting;
  readonly setDialog: (open: Open) => void;
  readonly settle: (decision: Decision) => void;
}

function Dialogs({ open, row, setDialog, settle }: DialogsProps): ReactNode {
  const close = (): void => setDialog(null);

  return (
    <>
      {open?.kind === 'override' && (
        <OverrideDialog
          lookup={row}
          place={open.place}
          isOpen
          error={null}
          onClose={close}
          onSend={(code, note) => settle({ verdict: 'override', code, note })}
        />
      )}
      {open?.kind === 'reject' && (
        <RejectDialog
          lookup={row}
          isOpen
          error={null}
          onClose={close}
          onSend={(note) => settle({ verdict: 'reject', note })}
        />
      )}
      <CommentDialog key={row.id} lookup={row} isOpen={open?.kind === 'comment'} onClose={close} />
    </>
  );
}

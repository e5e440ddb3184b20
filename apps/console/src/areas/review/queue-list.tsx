import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Tag, toneOf, type Tone } from '../../ui/tag.tsx';
import { useInSight, useRows } from '../../ui/use-rows.ts';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import type { Mark, Queue, Waiting } from './queue.ts';

interface Props {
  readonly queue: Queue;
  readonly openId: string | undefined;
  readonly picked: ReadonlySet<string>;
  readonly onOpen: (id: string) => void;
  readonly onPick: (id: string) => void;
}

const ROW_PX = 62;
const OVERSCAN = 8;

export function QueueList({ queue, openId, picked, onOpen, onPick }: Props): ReactNode {
  const { t } = useWords();
  const { rows, marks } = queue;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useRows({ count: rows.length, rowPx: ROW_PX, overscan: OVERSCAN, scroll });
  const at = rows.findIndex(({ id }) => id === openId);
  useInSight(virtual, at);
  const press = (event: MouseEvent, id: string): void =>
    event.ctrlKey || event.metaKey ? onPick(id) : onOpen(id);

  return (
    <div
      className="queue"
      ref={scroll}
      role="listbox"
      tabIndex={0}
      aria-label={t('review.queue')}
      aria-multiselectable="true"
      {...(at < 0 ? {} : { 'aria-activedescendant': `row-${openId}` })}
    >
      <div role="presentation" className="queue-rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;

          return (
            <Row
              key={row.id}
              row={row}
              mark={marks.get(row.id)}
              place={{ index, start, count: rows.length }}
              isOpen={row.id === openId}
              isPicked={picked.has(row.id)}
              onPress={(event) => press(event, row.id)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: Waiting;
  readonly mark: Mark | undefined;
  readonly place: { readonly index: number; readonly start: number; readonly count: number };
  readonly isOpen: boolean;
  readonly isPicked: boolean;
  readonly onPress: (event: MouseEvent) => void;
}

function Row({ row, mark, place, isOpen, isPicked, onPress }: RowProps): ReactNode {
  const { share } = useFormats();
  const classes = ['queue-row', isOpen ? 'queue-open' : '', mark === undefined ? '' : `queue-${mark.kind}`];

  return (
    // The focus stays in the listbox: j and k move, x selects.
    <div
      id={`row-${row.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={isPicked}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      className={classes.join(' ')}
      style={{ transform: `translateY(${place.start}px)` }}
      onClick={onPress}
      onKeyDown={() => undefined}
    >
      <span className="queue-words">
        <span aria-hidden="true" className="queue-pick">
          {isPicked ? '✓' : ''}
        </span>
        {row.description}
      </span>
      <span className="queue-facts">
        <code>{row.recommended_code ?? '—'}</code>
        <span>{share(row.confidence)}</span>
        <span className="muted queue-market">{row.market}</span>
        <span className="end">
          {mark === undefined ? (
            <Tag tone={toneOf(row.status)}>{row.status_label}</Tag>
          ) : (
            <MarkTag mark={mark} />
          )}
        </span>
      </span>
    </div>
  );
}

const TONES: Readonly<Record<Mark['kind'], Tone>> = {
  sending: 'plain',
  done: 'good',
  elsewhere: 'accent',
  failed: 'bad',
};

function MarkTag({ mark }: { readonly mark: Mark }): ReactNode {
  const { t } = useWords();
  const words = mark.kind === 'done' ? t(`review.mark_${mark.verdict}`) : t(`review.mark_${mark.kind}`);
  return <Tag tone={TONES[mark.kind]}>{words}</Tag>;
}

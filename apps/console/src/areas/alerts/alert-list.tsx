import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Tag } from '../../ui/tag.tsx';
import { useInSight, useRows } from '../../ui/use-rows.ts';
import { useWords } from '../../words/words.tsx';
import type { Alert } from './alert.ts';

interface Props {
  readonly alerts: readonly Alert[];
  readonly openId: number | undefined;
  readonly picked: ReadonlySet<number>;
  readonly onOpen: (place: number) => void;
  readonly onPick: (id: number) => void;
}

const ROW_PX = 78;
const OVERSCAN = 8;

/** True for a click on a row's checkbox, or a Ctrl+click on the row. */
const picks = ({ ctrlKey, metaKey, target }: MouseEvent): boolean =>
  ctrlKey || metaKey || (target instanceof Element && target.closest('.alert-pick') !== null);

export function AlertList({ alerts, openId, picked, onOpen, onPick }: Props): ReactNode {
  const { t } = useWords();
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useRows({ count: alerts.length, rowPx: ROW_PX, overscan: OVERSCAN, scroll });
  const at = alerts.findIndex(({ id }) => id === openId);
  useInSight(virtual, at);

  return (
    <div
      className="alert-list"
      ref={scroll}
      role="listbox"
      tabIndex={0}
      aria-label={t('alerts.title')}
      aria-multiselectable="true"
      {...(at < 0 ? {} : { 'aria-activedescendant': `alert-${openId}` })}
    >
      <div role="presentation" className="alert-rows" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const alert = alerts[index];
          if (alert === undefined) return null;

          return (
            // The focus stays in the listbox: j and k move, x selects.
            <div
              key={alert.id}
              id={`alert-${alert.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={picked.has(alert.id)}
              aria-posinset={index + 1}
              aria-setsize={alerts.length}
              className={`alert-row${index === at ? ' alert-open' : ''}`}
              style={{ transform: `translateY(${start}px)` }}
              onClick={(event) => (picks(event) ? onPick(alert.id) : onOpen(index))}
              onKeyDown={() => undefined}
            >
              <AlertWords alert={alert} isPicked={picked.has(alert.id)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function AlertWords({ alert, isPicked }: { readonly alert: Alert; readonly isPicked: boolean }): ReactNode {
  const { t } = useWords();

  return (
    <>
      <span className="row">
        <span className="alert-pick" aria-hidden="true">
          {isPicked && '✓'}
        </span>
        <strong>{alert.sku}</strong>
        <span className="muted small">{alert.market}</span>
        <span className="end">
          <Tag tone={alert.kind === 'code_changed' ? 'warn' : 'bad'}>{t(`alerts.kind_${alert.kind}`)}</Tag>
        </span>
      </span>
      <span className="alert-product" dir="auto">
        {alert.product_description}
      </span>
      <span className="row small">
        <code>{alert.code}</code>
        {alert.successors.length > 0 && (
          <span className="muted">{t('alerts.has_successors', { count: alert.successors.length })}</span>
        )}
      </span>
    </>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useWords } from '../../words/words.tsx';
import { AlertCard } from './alert-card.tsx';
import { AlertList } from './alert-list.tsx';
import type { Alert } from './alert.ts';
import { type Alike, alikeOf } from './alike.ts';
import './alerts.css';
import { Filters } from './filters.tsx';
import { readSearch, type AlertSearch } from './search.ts';
import { useResolve } from './use-resolve.ts';

interface TakeAlikeProps {
  readonly chosen: readonly Alert[];
  readonly onTake: (alike: readonly Alike[]) => void;
}

/** Replaces codes by successors with the same text, after a preview. */
function TakeAlike({ chosen, onTake }: TakeAlikeProps): ReactNode {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const alike = alikeOf(chosen);
  const close = (): void => setIsOpen(false);

  return (
    <>
      <Button small isDisabled={alike.length === 0} onPress={() => setIsOpen(true)}>
        {t('alerts.take_alike', { count: alike.length })}
      </Button>
      <Dialog title={t('alerts.take_alike_title')} isOpen={isOpen} onClose={close} wide>
        <p>{t('alerts.take_alike_text', { count: alike.length, rest: chosen.length - alike.length })}</p>
        <ul className="alike" tabIndex={0} aria-label={t('alerts.take_alike_title')}>
          {alike.map(({ alert, code }) => (
            <li key={alert.id}>
              <strong>{alert.sku}</strong>
              <span className="alert-product" dir="auto">
                {alert.product_description}
              </span>
              <span>
                <s className="muted">{alert.code}</s> → <code>{code}</code>
              </span>
            </li>
          ))}
        </ul>
        <DialogActs
          onClose={close}
          onPress={() => {
            close();
            onTake(alike);
          }}
        >
          {t('alerts.take_alike_start', { count: alike.length })}
        </DialogActs>
      </Dialog>
    </>
  );
}

const LIMIT = 1000;

export function AlertsPage(): ReactNode {
  const { t } = useWords();
  const search = useSearch({ from: '/inside/alerts', select: readSearch });
  const navigate = useNavigate();
  const { market, kind, seen } = search;
  const go = useCallback(
    (fields: Readonly<Record<string, unknown>>): void =>
      void navigate({ to: '/alerts', search: readSearch(fields), replace: true }),
    [navigate],
  );
  const list = useApi(
    'alerts.list',
    {
      query: {
        limit: LIMIT,
        product: true,
        acknowledged: seen === true,
        ...(market === undefined ? {} : { market }),
        ...(kind === undefined ? {} : { kind }),
      },
    },
    { staleTime: 0 },
  );

  return (
    <Page
      title={t('alerts.title')}
      aside={
        list.data !== undefined && (
          <strong>
            {t(seen === true ? 'alerts.count_seen' : 'alerts.count', { count: list.data.length })}
          </strong>
        )
      }
    >
      <Filters search={search} onChange={go} />
      <Answer of={list}>
        {(alerts) =>
          alerts.length === 0 ? (
            <Panel>
              <Empty title={t('alerts.empty')} text={t('alerts.empty_text')} />
            </Panel>
          ) : (
            <Desk alerts={alerts} search={search} onChange={go} />
          )
        }
      </Answer>
    </Page>
  );
}

interface DeskProps {
  readonly alerts: readonly Alert[];
  readonly search: AlertSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

function useDesk({ alerts, search, onChange }: DeskProps) {
  const resolve = useResolve();
  const place = alerts.findIndex(({ id }) => id === search.item);
  const at = Math.max(0, place);
  const open = (to: number): void => {
    const next = alerts[Math.min(Math.max(to, 0), alerts.length - 1)];
    if (next !== undefined) onChange({ ...search, item: next.id });
  };
  const settle = async (done: Promise<boolean>): Promise<void> => {
    // The alert leaves the list: open its neighbour.
    const next = alerts[at + 1] ?? alerts[at - 1];
    if ((await done) && next !== undefined) onChange({ ...search, item: next.id });
  };

  return { resolve, at, alert: alerts[at], open, settle };
}

function shortcutsOf(
  { resolve, at, alert, open, settle }: ReturnType<typeof useDesk>,
  toggle: (id: number) => void,
): Readonly<Record<string, () => void>> {
  const moves = { j: () => open(at + 1), k: () => open(at - 1) };
  if (alert === undefined || alert.acknowledged_at !== null || resolve.isBusy(alert.id)) return moves;
  const takes = alert.successors
    .slice(0, 9)
    .map(({ code }, place) => [String(place + 1), () => void settle(resolve.takeOver(alert, code))] as const);
  const seen = resolve.mayAcknowledge ? { e: () => void settle(resolve.acknowledge([alert.id])) } : {};
  return { ...moves, ...seen, x: () => toggle(alert.id), ...Object.fromEntries(takes) };
}

/** List and open alert: `j` and `k` move, a digit accepts a successor, `e` acknowledges. */
function Desk(props: DeskProps): ReactNode {
  const { alerts, search } = props;
  const desk = useDesk(props);
  const { resolve, alert } = desk;
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void =>
    setPicked(
      (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );
  useShortcuts(shortcutsOf(desk, toggle), true);
  const chosen = alerts.filter(({ id, acknowledged_at: at }) => picked.has(id) && at === null);

  return (
    <>
      {resolve.mayAcknowledge && search.seen !== true && (
        <BulkBar
          alerts={alerts}
          chosen={chosen}
          onPick={(ids) => setPicked(new Set(ids))}
          onAcknowledge={(ids) => void resolve.acknowledge(ids).then(() => setPicked(new Set()))}
          onTake={(alike) => void resolve.takeAlike(alike).then(() => setPicked(new Set()))}
        />
      )}
      <div className="alerts">
        <Panel flush>
          <AlertList alerts={alerts} openId={alert?.id} picked={picked} onOpen={desk.open} onPick={toggle} />
        </Panel>
        <Panel>{alert !== undefined && <AlertCard alert={alert} withKeys resolve={resolve} />}</Panel>
      </div>
    </>
  );
}

interface Props {
  readonly alerts: readonly Alert[];
  readonly chosen: readonly Alert[];
  readonly onPick: (ids: readonly number[]) => void;
  readonly onAcknowledge: (ids: readonly number[]) => void;
  readonly onTake: (alike: readonly Alike[]) => void;
}

export function BulkBar({ alerts, chosen, onPick, onAcknowledge, onTake }: Props): ReactNode {
  const { t } = useWords();
  const ids = (list: readonly Alert[]): readonly number[] => list.map(({ id }) => id);

  return (
    <div className="row">
      <Button small onPress={() => onPick(ids(alerts))}>
        {t('alerts.pick_all', { count: alerts.length })}
      </Button>
      <Button small isDisabled={chosen.length === 0} onPress={() => onPick([])}>
        {t('alerts.pick_none')}
      </Button>
      <Button
        small
        kind="primary"
        isDisabled={chosen.length === 0}
        onPress={() => onAcknowledge(ids(chosen))}
      >
        {t('alerts.acknowledge_picked', { count: chosen.length })}
      </Button>
      <TakeAlike chosen={chosen} onTake={onTake} />
      <span className="muted small alerts-keys">{t('alerts.keys')}</span>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/words.tsx';
import type { Alert } from './alert.ts';

interface Props {
  readonly alerts: readonly Alert[];
  readonly chosen: readonly Alert[];
  readonly onPick: (ids: readonly number[]) => void;
  readonly onAcknowledge: (ids: readonly number[]) => void;
}

/** Acknowledges several alerts at once. */
export function BulkBar({ alerts, chosen, onPick, onAcknowledge }: Props): ReactNode {
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
      <span className="muted small alerts-keys">{t('alerts.keys')}</span>
    </div>
  );
}

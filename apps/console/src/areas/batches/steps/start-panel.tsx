import type { ReactNode } from 'react';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { MarketChoice } from '../../../ui/forms/market-choice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { costOf, setupBody, type Batch, type Setup } from '../batch.ts';
import { DeleteButton } from './delete-button.tsx';
import { useRefreshBatch } from './use-setup.ts';

interface Props {
  readonly batch: Batch;
  readonly setup: Setup;
  readonly onChange: (fields: Partial<Setup>) => void;
  readonly check: { readonly isPending: boolean; readonly error: unknown };
}

export function StartPanel({ batch, setup, onChange, check }: Props): ReactNode {
  const { t } = useWords();

  return (
    <Panel title={t('batches.start_title')} aside={<DeleteButton batch={batch} />}>
      <MarketChoice value={setup.market} onChange={(market) => onChange({ market })} />
      <label className="row">
        <input
          type="checkbox"
          checked={setup.save && setup.mapping.sku !== null}
          disabled={setup.mapping.sku === null}
          onChange={({ target }) => onChange({ save: target.checked })}
        />
        <span className="grow">
          {t('batches.save')}
          {setup.mapping.sku === null && <span className="muted small"> {t('batches.save_needs_sku')}</span>}
        </span>
      </label>
      <Found batch={batch} isChecking={check.isPending} />
      <Problem error={check.error} />
      <Start batch={batch} setup={setup} isChecking={check.isPending} />
    </Panel>
  );
}

const FOUND = ['valid', 'duplicates', 'empty', 'examples', 'invalid', 'unknown_codes', 'warnings'] as const;

function Found({ batch, isChecking }: { readonly batch: Batch; readonly isChecking: boolean }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const { precheck } = batch.validation;
  const shown = FOUND.filter((name) => name === 'valid' || precheck[name] > 0);

  return (
    <dl className="found" aria-busy={isChecking} aria-live="polite">
      {shown.map((name) => (
        <div key={name} className={name === 'invalid' ? 'found-bad' : ''}>
          <dt>{t(`batches.found_${name}`)}</dt>
          <dd>{figure(precheck[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cost of the rows and what it leaves, infinite if the account is not charged; null while unknown. */
function useBalance(rows: number) {
  const limits = useApi('system.limits', {}, { staleTime: 300_000 }).data;
  const me = useApi('auth.me', {}, { staleTime: 0 }).data;
  if (limits === undefined || me === undefined) return null;
  const cost = costOf(rows, limits.credits_per_lookup);
  const covered = Math.floor(costOf(me.credits / limits.credits_per_lookup, 1));
  return { rows, cost, covered, left: me.unlimited ? Infinity : costOf(me.credits - cost, 1) };
}

function Cost({ rows, cost, covered, left }: NonNullable<ReturnType<typeof useBalance>>): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const short = { missing: figure(-left), rows: figure(rows), covered: figure(covered) };

  return (
    <div className={`notice${left < 0 ? ' notice-bad' : ''}`} data-testid="cost">
      {left === Infinity ? (
        t('batches.cost_unlimited')
      ) : (
        <strong>{t('batches.cost', { count: cost, cost: figure(cost) })}</strong>
      )}{' '}
      {left !== Infinity && left >= 0 && t('batches.cost_left', { left: figure(left) })}
      {left < 0 && t('batches.cost_short', short)}
    </div>
  );
}

interface StartProps extends Pick<Props, 'batch' | 'setup'> {
  readonly isChecking: boolean;
}

function Start({ batch, setup, isChecking }: StartProps): ReactNode {
  const { t } = useWords();
  const refresh = useRefreshBatch();
  const start = useApiAct('batches.start', refresh);
  const body = setupBody(setup);
  const { valid } = batch.validation.precheck;
  const balance = useBalance(valid);
  const isStopped = isChecking || valid === 0 || (balance !== null && balance.left < 0);
  if (body === null) return <p className="notice notice-warn">{t('batches.needs_description')}</p>;

  return (
    <>
      {balance !== null && <Cost {...balance} />}
      <Button
        kind="primary"
        isPending={start.isPending}
        isDisabled={isStopped}
        onPress={() => start.mutate({ params: { batch_id: batch.id }, body })}
      >
        {isChecking ? t('batches.checking') : t('batches.start', { count: valid })}
      </Button>
      <Problem error={start.error} />
    </>
  );
}

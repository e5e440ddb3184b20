import type { ReactNode } from 'react';
import type { Market } from '../../api/address.ts';
import { useApi, useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { Answer, Problem } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { costOf } from '../batches/batch.ts';
import { useClassifyMissing } from './use-classify-missing.ts';

interface Props {
  readonly market: Market | undefined;
  readonly onDone: () => void;
}

export function CatalogActs({ market, onDone }: Props): ReactNode {
  const { t } = useWords();
  const check = useApiAct('skus.check_codes', undefined, ['skus.list']);
  const missing = useClassifyMissing(market, onDone);

  return (
    <div className="stack">
      <div className="row">
        <Button
          isPending={check.isPending}
          onPress={() => check.mutate({ body: market === undefined ? {} : { market } })}
        >
          {check.isPending ? t('catalog.checking') : t('catalog.check')}
        </Button>
        <Button isPending={missing.isRunning} onPress={missing.find}>
          {t('catalog.classify_missing')}
        </Button>
        {missing.isRunning && missing.total !== null && (
          <Button kind="quiet" onPress={missing.stop}>
            {t('catalog.stop')}
          </Button>
        )}
        {check.data !== undefined && (
          <span role="status">
            {t('catalog.checked', { checked: check.data.checked, changed: check.data.changed })}
          </span>
        )}
      </div>
      {missing.found !== null && <Question {...missing} found={missing.found} />}
      {missing.total !== null && <MissingProgress {...missing} total={missing.total} />}
      <Problem error={check.error ?? missing.error} />
    </div>
  );
}

interface ProgressProps {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

function MissingProgress({ total, done, failed }: ProgressProps): ReactNode {
  const { t } = useWords();

  return (
    <div className="row catalog-progress" role="status">
      <progress value={done} max={Math.max(total, 1)} aria-label={t('catalog.classify_missing')} />
      <span>
        {total === 0 ? t('catalog.none_missing') : t('catalog.missing_done', { done, count: total })}
      </span>
      {failed > 0 && <span className="bad-words">{t('catalog.missing_failed', { count: failed })}</span>}
    </div>
  );
}

interface QuestionProps {
  readonly found: readonly number[];
  readonly start: () => void;
  readonly leave: () => void;
}

function Question({ found, start, leave }: QuestionProps): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const limits = useApi('system.limits', {}, { staleTime: 300_000 });

  return (
    <Dialog title={t('catalog.missing_title')} isOpen onClose={leave}>
      <Answer of={limits}>
        {({ credits_per_lookup: each }) => (
          <p>
            {t('catalog.missing_cost', { count: found.length, cost: figure(costOf(found.length, each)) })}
          </p>
        )}
      </Answer>
      <DialogActs onClose={leave} isDisabled={limits.data === undefined} onPress={start}>
        {t('catalog.missing_start')}
      </DialogActs>
    </Dialog>
  );
}

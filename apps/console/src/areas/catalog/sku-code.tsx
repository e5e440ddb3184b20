import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import '../classify/classify.css';
import { useVersions } from '../tariff/versions.tsx';
import { ClassifySku } from './classify-sku.tsx';
import { ScheduleRows } from '../classify/line/schedule-rows.tsx';

type Sku = AnswerOf<'skus.get'>;

/** Code states that exist in the active version. */
const IN_SCHEDULE: ReadonlySet<string> = new Set<Sku['code_status']>(['valid', 'changed', 'not_declarable']);

export function SkuCode({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const check = useApiAct('skus.check_codes', undefined, ['skus.get']);

  return (
    <Panel title={t('catalog.current_code')}>
      <div className="row">
        <code className="sku-code">{sku.current_code ?? '—'}</code>
        <Tag tone={toneOf(sku.code_status)}>{sku.code_status_label}</Tag>
      </div>
      <p>{sku.code_status_detail}</p>
      {sku.current_code !== null && IN_SCHEDULE.has(sku.code_status) && (
        <ScheduleRows code={sku.current_code} market={sku.market} />
      )}
      {sku.checked_at !== null && (
        <p className="muted small">
          {sku.checked_version === null
            ? t('catalog.checked_on', { time: time(sku.checked_at) })
            : t('catalog.checked_at', { time: time(sku.checked_at), version: sku.checked_version })}
        </p>
      )}
      <Older sku={sku} />
      <Suggested sku={sku} />
      <Problem error={check.error} />
      <div className="row">
        <Button isPending={check.isPending} onPress={() => check.mutate({ body: { sku_ids: [sku.id] } })}>
          {t('catalog.check_this')}
        </Button>
        <ClassifySku skuId={sku.id} />
      </div>
    </Panel>
  );
}

/** Asks for a check against the active version; activations touch only the SKUs on changed codes. */
function Older({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const { data } = useVersions();
  const active = data?.find((each) => each.active && each.market === sku.market)?.version;
  const isOlder = active !== undefined && sku.checked_version !== null && sku.checked_version !== active;
  if (!isOlder || !IN_SCHEDULE.has(sku.code_status)) return null;

  return <p className="notice">{t('catalog.checked_older', { version: active })}</p>;
}

function Suggested({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const { suggested_code: code, last_lookup_id: lookupId } = sku;
  if (code === null || code === sku.current_code) return null;

  return (
    <p className="notice">
      {t('catalog.suggested')}: <code>{code}</code>{' '}
      {lookupId !== null && (
        <Link to="/lookups/$lookupId" params={{ lookupId }}>
          {t('catalog.to_suggestion')}
        </Link>
      )}
    </p>
  );
}

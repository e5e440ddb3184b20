import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { ClassifySku } from '../catalog/classify-sku.tsx';
import { LineRate } from '../classify/line/line-rate.tsx';
import { LineText, SharedPath, sharedPath } from '../classify/line/line-text.tsx';
import { fieldChanges, type Alert } from './alert.ts';
import { useResolve } from './use-resolve.ts';

interface Props {
  readonly alert: Alert;
  /** Shows the keyboard shortcuts, and a link to the product. */
  readonly withKeys?: boolean;
  readonly resolve?: ReturnType<typeof useResolve>;
}

export function AlertCard({ alert, withKeys = false, resolve }: Props): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const own = useResolve();
  const acts = resolve ?? own;

  return (
    <article className="stack alert-card" aria-label={`${alert.sku} ${alert.code}`}>
      <div className="row">
        <Tag tone={alert.kind === 'code_changed' ? 'warn' : 'bad'}>{t(`alerts.kind_${alert.kind}`)}</Tag>
        <code>{alert.code}</code>
        <span className="muted">
          {t('alerts.versions', { from: alert.from_version ?? '—', to: alert.to_version })}
        </span>
        <span className="muted small end">{time(alert.created_at)}</span>
      </div>
      <Goods alert={alert} withLink={withKeys} />
      {isMessageNeeded(alert) && <p>{alert.message}</p>}
      {alert.kind === 'code_removed' ? <Before alert={alert} /> : <Changes alert={alert} />}
      {alert.acknowledged_at === null ? (
        <Open alert={alert} withKeys={withKeys} acts={acts} />
      ) : (
        <p className="notice">
          {t('alerts.acknowledged_by', {
            name: alert.acknowledged_by_name ?? '—',
            time: time(alert.acknowledged_at),
          })}
        </p>
      )}
    </article>
  );
}

/** Successors and changed fields are listed below, and say more. */
const isMessageNeeded = (alert: Alert): boolean =>
  alert.kind === 'code_removed' ? alert.successors.length === 0 : fieldChanges(alert).length === 0;

interface GoodsProps {
  readonly alert: Alert;
  readonly withLink: boolean;
}

function Goods({ alert, withLink }: GoodsProps): ReactNode {
  const { t } = useWords();
  const { data } = useApi(
    'skus.get',
    { params: { sku_id: alert.sku_id } },
    { enabled: withLink, fresh: true },
  );
  if (!withLink) return null;
  return (
    <div className="stack-tight">
      {data?.description !== undefined && (
        <h2 className="alert-goods" dir="auto">
          {data.description}
        </h2>
      )}
      <span className="row">
        <Link to="/catalog/$skuId" params={{ skuId: String(alert.sku_id) }}>
          {t('alerts.to_sku', { sku: alert.sku })}
        </Link>
        {data?.origin_label != null && <span className="muted">{data.origin_label}</span>}
        {data?.material !== undefined && data.material !== '' && (
          <span className="muted" dir="auto">
            {data.material}
          </span>
        )}
      </span>
    </div>
  );
}

function Before({ alert }: { readonly alert: Alert }): ReactNode {
  const { t } = useWords();
  const { rate } = useFormats();
  const before = alert.changes.find(({ kind }) => kind === 'removed')?.before;
  const text = before?.full_description ?? before?.description;
  if (typeof text !== 'string') return null;
  return (
    <div className="alert-before">
      <span className="muted small">{t('alerts.before')}</span>
      <s>
        <code>{alert.code}</code>
      </s>
      <LineText text={text} />
      <span className="end">{before?.duty_rate != null && rate(before.duty_rate)}</span>
    </div>
  );
}

function Changes({ alert }: { readonly alert: Alert }): ReactNode {
  const { t } = useWords();
  const changes = fieldChanges(alert);
  if (changes.length === 0) return null;
  const sides = alert.changes.flatMap(({ before, after }) => [before, after]);
  const { path } = sharedPath(sides.flatMap((side) => side?.full_description ?? []));

  return (
    <div className="changes-scroll" tabIndex={0} role="group" aria-label={t('tariff.what')}>
      <SharedPath path={path} />
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">{t('tariff.field')}</th>
            <th scope="col">{t('alerts.before')}</th>
            <th scope="col">{t('alerts.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{t(`tariff.field_${field}`)}</th>
              <td className="changes-before">{before ?? '—'}</td>
              <td className="changes-after">{after ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface OpenProps {
  readonly alert: Alert;
  readonly withKeys: boolean;
  readonly acts: ReturnType<typeof useResolve>;
}

function Open({ alert, withKeys, acts }: OpenProps): ReactNode {
  const { t } = useWords();
  const { share } = useFormats();
  const isBusy = acts.isBusy(alert.id);
  const { shared, path } = sharedPath(alert.successors.map(({ description }) => description));

  return (
    <>
      {alert.successors.length > 0 && <h3>{t('alerts.successors')}</h3>}
      <SharedPath path={path} />
      {alert.successors.length > 0 && (
        <ol className="successors" aria-label={t('alerts.successors')}>
          {alert.successors.map(({ code, description, score }, place) => (
            <li key={code}>
              <code>{code}</code>
              <LineText text={description} shared={shared} />
              <LineRate code={code} market={alert.market} version={alert.to_version} />
              <span className="muted small">{t('alerts.likeness', { share: share(score) })}</span>
              <Button small isPending={isBusy} onPress={() => void acts.takeOver(alert, code)}>
                {withKeys && place < 9 && <span className="kbd">{place + 1}</span>}
                {t('classify.use')} <span className="visually-hidden">{code}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        {withKeys && alert.kind !== 'code_changed' && alert.successors.length === 0 && (
          <Elsewhere alert={alert} />
        )}
        {acts.mayAcknowledge && (
          <Button small isPending={isBusy} onPress={() => void acts.acknowledge([alert.id])}>
            {withKeys && <span className="kbd">e</span>}
            {t('alerts.acknowledge')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Ways to a new code where the comparison of the versions names none. */
function Elsewhere({ alert }: { readonly alert: Alert }): ReactNode {
  const { t } = useWords();
  const { market, to_version: version, product_description: q = alert.code } = alert;
  return (
    <>
      <ClassifySku skuId={alert.sku_id} small />
      <Link to="/tariff" search={{ market, version, q }} className="button button-small">
        {t('tariff.search')}
      </Link>
    </>
  );
}

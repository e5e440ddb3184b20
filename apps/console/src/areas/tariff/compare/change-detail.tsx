import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import { LineRate } from '../../classify/line/line-rate.tsx';
import { LineText, SharedPath, sharedPath } from '../../classify/line/line-text.tsx';
import { changedAbove, differences, type Change } from './changes.ts';

interface Props {
  readonly change: Change;
  /** Codes that replace it, if split. */
  readonly parts: readonly string[];
  readonly onClose: () => void;
}

export function ChangeDetail({ change, parts, onClose }: Props): ReactNode {
  const { t } = useWords();
  const { code, market, from_version: from, to_version: to, kind, successors } = change;
  const { shared, path } = sharedPath(successors.map(({ description }) => description));
  const version = kind === 'removed' ? from : to;

  return (
    <Panel
      title={<code>{code}</code>}
      aside={
        <Button small kind="quiet" onPress={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      {parts.length > 0 && <p>{t('tariff.split_text', { codes: parts.join(', ') })}</p>}
      <PathOf change={change} />
      <Differences change={change} />
      {successors.length > 0 && (
        <div className="stack-tight">
          <h3>{t('tariff.successors')}</h3>
          <SharedPath path={path} />
          <ul className="stack-tight">
            {successors.map((each) => (
              <li key={each.code}>
                <Link to="/tariff" search={{ market, version: to, code: each.code }}>
                  <code>{each.code}</code>
                </Link>{' '}
                <LineText text={each.description} shared={shared} />{' '}
                <LineRate code={each.code} market={market} version={to} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Affected change={change} />
      <Link to="/tariff" search={{ market, version, code }}>
        {t('tariff.in_schedule')}
      </Link>
    </Panel>
  );
}

function PathOf({ change: { before, after } }: Pick<Props, 'change'>): ReactNode {
  const text = after?.full_description ?? before?.full_description;
  return typeof text === 'string' && text !== '' ? <LineText text={text} /> : null;
}

function Differences({ change }: Pick<Props, 'change'>): ReactNode {
  const { t } = useWords();
  const all = differences(change).filter(
    ({ field }) => field !== 'is_leaf' || change.kind.endsWith('ity_changed'),
  );
  const above = changedAbove(change);
  const rows = [...(above === null ? [] : [{ ...above, field: 'above' as const }]), ...all];

  return (
    <table className="costs costs-fixed">
      <thead>
        <tr>
          <th scope="col">{t('tariff.field')}</th>
          <th scope="col">{change.from_version}</th>
          <th scope="col">{change.to_version}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{t(`tariff.field_${field}`)}</th>
            <td className={before === '' ? '' : 'changed-old'}>{before || '—'}</td>
            <td className={after === '' ? '' : 'changed-new'}>{after || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SKUS_SHOWN = 10;

function Affected({ change: { affected_skus: count, market, code } }: Pick<Props, 'change'>): ReactNode {
  const { t } = useWords();
  const query = { market, q: code, page_size: SKUS_SHOWN };
  const found = useApi('skus.list', { query }, { enabled: count > 0 });
  if (count === 0) return <p className="muted">{t('tariff.affected_none')}</p>;

  return (
    <div className="stack-tight">
      <h3>{t('tariff.affected_count', { count })}</h3>
      <Answer of={found}>
        {({ items }) => (
          <ul className="stack-tight">
            {items.map((sku) => (
              <li key={sku.id}>
                <code>{sku.sku}</code> <span className="small">{sku.description}</span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </div>
  );
}

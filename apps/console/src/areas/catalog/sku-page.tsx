import type { AnswerOf } from '@svc/client/create-client';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { AlertCard } from '../alerts/alert-card.tsx';
import '../alerts/alerts.css';
import './catalog.css';
import { SkuActs } from './sku-acts.tsx';
import { SkuCode } from './sku-code.tsx';

type Sku = AnswerOf<'skus.get'>;

const FACTS = ['material', 'composition', 'use', 'origin', 'notes', 'external_ref'] as const;
const HISTORY_SHOWN = 50;

export function SkuPage(): ReactNode {
  const { t } = useWords();
  const { skuId } = useParams({ from: '/inside/catalog/$skuId' });
  const sku = useApi('skus.get', { params: { sku_id: Number(skuId) } }, { fresh: true, staleTime: 0 });

  return (
    <Page title={sku.data?.sku ?? t('catalog.sku')} aside={<Link to="/catalog">{t('catalog.to_all')}</Link>}>
      {sku.data === undefined ? (
        <Panel>
          <Answer of={sku}>{() => null}</Answer>
        </Panel>
      ) : (
        <div className="sku">
          <div className="stack">
            <SkuCode sku={sku.data} />
            <Facts sku={sku.data} />
          </div>
          <div className="stack">
            <Alerts sku={sku.data} />
            <History sku={sku.data} />
          </div>
        </div>
      )}
    </Page>
  );
}

function Facts({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();

  return (
    <Panel title={t('catalog.product')} aside={<SkuActs sku={sku} />}>
      <p dir="auto">{sku.description}</p>
      <dl className="facts-list">
        {FACTS.filter((fact) => sku[fact] !== '').map((fact) => (
          <Fact key={fact} name={t(`catalog.fact_${fact}`)}>
            {fact === 'origin' ? sku.origin_label : sku[fact]}
          </Fact>
        ))}
        <Fact name={t('common.market')}>{t(`common.market_${sku.market}`)}</Fact>
        <Fact name={t('common.created')}>{time(sku.created_at)}</Fact>
        <Fact name={t('catalog.updated')}>{time(sku.updated_at)}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Alerts({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();

  return (
    <Panel title={t('alerts.title')} flush>
      {sku.alerts.length === 0 ? (
        <Empty title={t('catalog.no_alerts')} />
      ) : (
        <ul className="history">
          {sku.alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function History({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const lookups = useApi('lookups.list', {
    query: { sku_id: sku.id, page_size: HISTORY_SHOWN },
  });

  return (
    <Panel title={t('catalog.history')} flush>
      <Answer of={lookups}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('catalog.no_history')} text={t('catalog.no_history_text')} />
          ) : (
            <ul className="history">
              {items.map((lookup) => (
                <li key={lookup.id}>
                  <span className="row">
                    <Link to="/lookups/$lookupId" params={{ lookupId: lookup.id }}>
                      <code>{lookup.final_code ?? lookup.recommended_code ?? '—'}</code>
                    </Link>
                    <Tag tone={toneOf(lookup.decision ?? lookup.status)}>
                      {lookup.decision_label ?? lookup.status_label}
                    </Tag>
                    <span className="muted small end">{time(lookup.created_at)}</span>
                  </span>
                  <span className="small" dir="auto">
                    {lookup.description}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

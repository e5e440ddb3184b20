import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Tag, toneOf } from '../../../ui/tag.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Lookup } from '../lookup.ts';

const FACTS = ['material', 'composition', 'use', 'notes'] as const;

function factsOf({ input, origin_label: origin }: Lookup) {
  const given = FACTS.map((fact) => ({ name: `catalog.fact_${fact}` as const, value: input[fact] }));
  const answers = (input.answers ?? []).map(({ value }) => ({ name: 'classify.answer' as const, value }));
  return [...given, { name: 'catalog.fact_origin' as const, value: origin ?? '' }, ...answers].filter(
    ({ value }) => value !== '',
  );
}

interface Props {
  readonly lookup: Lookup;
  readonly level: 1 | 2;
}

export function CaseHead({ lookup, level }: Props): ReactNode {
  const { t } = useWords();
  const Heading = `h${level}` as const;
  const {
    status,
    status_label: label,
    decision,
    decision_label: decided,
    market,
    dataset_version: version,
  } = lookup;

  return (
    <header className="case-head">
      <Heading className="case-title" dir="auto" title={lookup.description}>
        {lookup.description}
      </Heading>
      <div className="case-facts">
        {decision === null ? (
          <Tag tone={toneOf(status)}>{label}</Tag>
        ) : (
          <Tag tone={toneOf(decision)}>{decided}</Tag>
        )}
        {factsOf(lookup).map(({ name, value }) => (
          <span key={`${name} ${value}`} className="fact-chip" title={value}>
            <span className="muted">{t(name)}</span> <bdi>{value}</bdi>
          </span>
        ))}
        <Sku id={lookup.sku_id} />
        <span className="muted small">
          {t(`common.market_${market}`)} · {t('classify.version', { version })}
        </span>
      </div>
    </header>
  );
}

function Sku({ id }: { readonly id: number | null }): ReactNode {
  const { t } = useWords();
  const sku = useApi('skus.get', { params: { sku_id: id ?? 0 } }, { enabled: id !== null, fresh: true });
  if (id === null || sku.data === undefined) return null;
  return (
    <Link to="/catalog/$skuId" params={{ skuId: String(id) }} className="fact-chip">
      <span className="muted">{t('catalog.sku')}</span> <bdi>{sku.data.sku}</bdi>
    </Link>
  );
}

import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { BASES, DutyWarnings, isKnown } from '../../classify/case/duty-panel.tsx';
import { OfficialTitle } from '../../classify/line/official-title.tsx';

type Cost = AnswerOf<'tariff.landed_cost'>;

export function CostResult({ cost }: { readonly cost: Cost }): ReactNode {
  const { t } = useWords();
  const { percent, rate: printed } = useFormats();
  const { dataset, code, duty, missing_inputs: missing, disclaimer } = cost;

  return (
    <div className="stack">
      <Panel
        title={t('tariff.landed')}
        aside={
          <Link to="/tariff" search={{ market: dataset.market, version: dataset.version, code }}>
            <code>{code}</code>
          </Link>
        }
      >
        <DutyWarnings estimate={{ ...cost, available: duty.available, rate_text: duty.rate_text }} />
        <dl className="line-facts">
          <div>
            <dt>{t(BASES[duty.rate_basis])}</dt>
            <dd>{printed(duty.rate_text)}</dd>
          </div>
          {duty.effective_pct !== null && (
            <div>
              <dt>{t('tariff.rate_all')}</dt>
              <dd data-testid="effective">{percent(duty.effective_pct)}</dd>
            </div>
          )}
          <div>
            <dt>{t('tariff.value_basis')}</dt>
            <dd>{cost.customs_value_basis.toUpperCase()}</dd>
          </div>
        </dl>
        <Lines cost={cost} />
        {missing.length > 0 && (
          <p className="notice notice-warn">
            {t('tariff.missing')} {missing.map(({ why }) => why).join(' · ')}
          </p>
        )}
        {isKnown(cost) && <p className="muted small">{disclaimer}</p>}
      </Panel>
      <Listed title={t('tariff.preferences')} items={duty.preferences.map(asItem)} />
      <Listed title={t('tariff.may_apply')} items={cost.may_apply} />
    </div>
  );
}

function Lines({ cost }: { readonly cost: Cost }): ReactNode {
  const { t } = useWords();
  const { money, rate: printed } = useFormats();
  // The limits of a fee are amounts in the currency of the market.
  const limited = (rate: string): string =>
    rate.replace(/ (MIN|MAX) (?=[\d.]+(?: MAX|$))/gu, ` $1 ${cost.currency} `);
  const amountOf = (amount: string | null): string => (amount === null ? '—' : money(Number(amount)));

  return (
    <table className="costs">
      <thead>
        <tr>
          <th scope="col">{t('tariff.item')}</th>
          <th scope="col">{t('tariff.rate')}</th>
          <th scope="col" className="figure">
            {cost.currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {cost.lines.map(({ key, label, basis, rate, amount }) => (
          <tr key={key}>
            <td>
              {label} <span className="muted small">{basis}</span>
            </td>
            <td>{rate !== null && printed(limited(rate))}</td>
            <td className="figure">{amountOf(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('tariff.landed')}
          </th>
          <td className="figure" data-testid="landed">
            {amountOf(cost.totals.landed)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface ListedProps {
  readonly title: string;
  readonly items: readonly {
    readonly key: string;
    readonly program?: string;
    readonly title: string;
    readonly url: string | null;
    readonly rate: string | null | undefined;
    readonly reason: string;
  }[];
}

const asItem = ({ name, rate, ...rest }: Cost['duty']['preferences'][number]) => ({
  ...rest,
  key: rest.program,
  title: name,
  rate: rate?.rate_text,
  reason: rest.condition,
});

function Listed({ title: heading, items }: ListedProps): ReactNode {
  const { rate: printed } = useFormats();
  if (items.length === 0) return null;

  return (
    <Panel title={heading}>
      <ul className="stack">
        {items.map(({ key, program, title, rate, reason, url }) => (
          <li key={key} className="stack-tight">
            <span>
              {program !== undefined && <code>{program}</code>} <OfficialTitle title={title} url={url} />{' '}
              {rate && printed(rate)}
            </span>
            <span className="muted small">{reason}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Answer } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { inputName } from '../../../words/input-name.ts';
import { OfficialTitle } from '../line/official-title.tsx';
import type { Lookup, Result } from '../lookup.ts';

type Estimate = AnswerOf<'tariff.duty'>;

/** Names of the rate that a duty begins with. */
export const BASES = {
  general: 'tariff.field_duty_rate',
  preference: 'tariff.field_special_rate',
  column2: 'tariff.field_column2_rate',
} as const;

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
}

export function DutyPanel({ lookup, result }: Props): ReactNode {
  const { t } = useWords();
  const { recommended, dataset } = result;
  const { market, input, decision, final_code: final } = lookup;
  const code = (decision === null ? recommended?.code : final) ?? '';
  const origin = input.origin === '' ? {} : { origin: input.origin };
  const duty = useApi(
    'tariff.duty',
    { query: { code, market, version: dataset.version, ...origin } },
    { enabled: code !== '' },
  );
  if (code === '') return null;

  return (
    <Panel
      title={t('classify.duty')}
      aside={
        <Link to="/tariff/calculate" search={{ market, version: dataset.version, code, ...origin }}>
          {t('tariff.calculate')}
        </Link>
      }
    >
      <Answer of={duty}>{(estimate) => <Working estimate={estimate} />}</Answer>
    </Panel>
  );
}

function Working({ estimate }: { readonly estimate: Estimate }): ReactNode {
  const { t } = useWords();
  const { percent, rate: printed } = useFormats();
  const { effective_pct: total, additional, may_apply: may, missing_inputs: missing } = estimate;

  return (
    <>
      <DutyWarnings estimate={estimate} />
      <dl className="duty-facts">
        <dt>{t(BASES[estimate.rate_basis])}</dt>
        <dd>{printed(estimate.rate_text)}</dd>
        {additional.map((each) => (
          <Extra {...each} key={each.key} />
        ))}
        {total !== null && (
          <>
            <dt className="duty-total">{t('classify.duty_total')}</dt>
            <dd className="duty-total" data-testid="duty-total">
              {percent(total)}
            </dd>
          </>
        )}
      </dl>
      {may.length > 0 && (
        <div className="stack-tight">
          <h3>{t('classify.duty_may')}</h3>
          <dl className="duty-facts">
            {may.map((each) => (
              <Extra {...each} key={each.key} />
            ))}
          </dl>
        </div>
      )}
      {missing.length > 0 && (
        <p className="muted small">
          {t('classify.duty_missing')}:{' '}
          {missing.map(({ field, why }) => `${inputName(field, t)} (${why})`).join(', ')}
        </p>
      )}
      {isKnown(estimate) && <p className="muted small">{estimate.disclaimer}</p>}
    </>
  );
}

interface WarningsProps {
  readonly estimate: Pick<
    Estimate,
    'available' | 'disclaimer' | 'flags' | 'known_until' | 'prohibited' | 'rate_text'
  >;
}

/** Otherwise the disclaimer says until when the law is known, and belongs above the figures. */
export const isKnown = ({ flags }: Pick<Estimate, 'flags'>): boolean =>
  !flags.includes('duty_not_known_after');

export function DutyWarnings({ estimate }: WarningsProps): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();

  return (
    <>
      {estimate.prohibited.map(({ key, title, url }) => (
        <p key={key} className="notice notice-warn">
          {t('classify.duty_prohibited')}: <OfficialTitle title={title} url={url} />
        </p>
      ))}
      {isKnown(estimate) ? (
        <p className="muted small">{t('classify.duty_known', { date: day(estimate.known_until) })}</p>
      ) : (
        <p className="notice notice-warn" data-testid="duty-not-known">
          {estimate.disclaimer}
        </p>
      )}
      {!estimate.available && (
        <p className="notice notice-warn">
          {t(estimate.rate_text === null ? 'classify.duty_no_rate' : 'classify.duty_unknown')}
        </p>
      )}
    </>
  );
}

/** Prefix of the highest of several exclusive rates. */
const HIGHEST = 'MAX ';

function Extra({ title, rate, reason, url }: Estimate['additional'][number]): ReactNode {
  const { t } = useWords();
  const { rate: printed } = useFormats();
  const text = rate?.startsWith(HIGHEST)
    ? t('classify.duty_up_to', { rate: rate.slice(HIGHEST.length) })
    : printed(rate);
  return (
    <>
      <dt>
        <OfficialTitle title={title} url={url} />
        <span className="muted small duty-reason">{reason}</span>
      </dt>
      <dd>{text}</dd>
    </>
  );
}

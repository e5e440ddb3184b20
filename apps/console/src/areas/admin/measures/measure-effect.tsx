import type { AnswerOf } from '@svc/client/create-client';
import type { ReactNode } from 'react';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';

type Effect = AnswerOf<'admin.measures_preview'>;
type Estimate = Effect['before'];

export function MeasureEffect({ effect: { before, after } }: { readonly effect: Effect }): ReactNode {
  const { t } = useWords();
  const { percent } = useFormats();
  const total = ({ effective_pct: pct }: Estimate): string => (pct === null ? '—' : percent(pct));
  const texts = (estimate: Estimate): readonly string[] => [
    ...estimate.prohibited.map(({ title }) => `${t('classify.duty_prohibited')}: ${title}`),
    ...estimate.additional.map(({ title, rate }) => `${title} ${rate ?? ''}`.trim()),
    ...estimate.may_apply.map(({ title, rate }) =>
      `${t('classify.duty_may')}: ${title} ${rate ?? ''}`.trim(),
    ),
  ];
  const isSame = total(before) === total(after) && texts(before).join('\n') === texts(after).join('\n');

  return (
    <div className="stack-tight" role="status">
      <p>{after.description}</p>
      {isSame && <p className="notice notice-warn">{t('measures.no_effect')}</p>}
      <table className="measure-effect">
        <thead>
          <tr>
            <th scope="col">
              <code>{after.code}</code>
            </th>
            <th scope="col">{t('measures.before')}</th>
            <th scope="col">{t('measures.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('classify.duty_total')}</th>
            <td>{total(before)}</td>
            <td>{total(after)}</td>
          </tr>
          <tr>
            <th scope="row">{t('tariff.field_additional_duties')}</th>
            {[before, after].map((estimate, place) => (
              <td key={place}>
                {texts(estimate).map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

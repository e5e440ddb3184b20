import type { AnswerOf } from '@svc/client/create-client';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { given, oneOf } from '../../../api/address.ts';
import { fieldProblem } from '../../../api/problem.ts';
import { useApiAct } from '../../../api/use-api.ts';
import { useDraft } from '../../../session/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MarketChoice } from '../../../ui/forms/market-choice.tsx';
import { DialogActs } from '../../../ui/overlay/dialog-acts.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import {
  EMPTY_DRAFT,
  MAIN_FIELDS,
  measureOf,
  MORE_FIELDS,
  REQUIRED,
  type MeasureDraft,
  type MeasureField,
} from './measure-fields.ts';

type Effect = AnswerOf<'admin.measures_preview'>;
type Estimate = Effect['before'];

function MeasureEffect({ effect: { before, after } }: { readonly effect: Effect }): ReactNode {
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

interface Props {
  /** True if added measures need release by another person. */
  readonly isDraft: boolean;
  readonly onClose: () => void;
}

export function MeasureForm({ isDraft, onClose }: Props): ReactNode {
  const { t } = useWords();
  const queries = useQueryClient();
  const [draft, change, clear] = useDraft('admin.measure', EMPTY_DRAFT);
  const preview = useApiAct('admin.measures_preview');
  const add = useApiAct('admin.measures_add', async ({ active }) => {
    clear();
    toast(t(active === null ? 'measures.added_draft' : 'measures.added', { id: draft.id }));
    await queries.invalidateQueries({ queryKey: ['admin.measures_list'] });
    onClose();
  });
  const { market, code, origin, date } = draft;
  const body = { market, measure: measureOf(draft) };
  const example = { code, ...given({ origin: origin || undefined, date: date || undefined }) };
  const error = add.error ?? preview.error;

  return (
    <Dialog wide title={t('measures.new')} isOpen onClose={onClose}>
      <Form onSubmit={() => add.mutateOnce({ body })}>
        <Cells draft={draft} error={error} onChange={change} />
        <fieldset className="measure-example">
          <legend>{t('measures.example')}</legend>
          <Example draft={draft} error={error} onChange={change} />
          <Button
            isPending={preview.isPending}
            isDisabled={code === ''}
            onPress={() => preview.mutateOnce({ body: { ...body, ...example } })}
          >
            {t('measures.preview')}
          </Button>
          {preview.data !== undefined && <MeasureEffect effect={preview.data} />}
        </fieldset>
        <DialogActs error={error} onClose={onClose} type="submit" isPending={add.isPending}>
          {t(isDraft ? 'measures.add_draft' : 'measures.add')}
        </DialogActs>
      </Form>
    </Dialog>
  );
}

const HINTED = ['id', 'rate', 'goods', 'origins', 'needs'] as const;

interface PartProps {
  readonly draft: MeasureDraft;
  readonly error: unknown;
  readonly onChange: (fields: Partial<MeasureDraft>) => void;
}

function Cells({ draft, error, onChange }: PartProps): ReactNode {
  const { t } = useWords();
  const hintOf = (name: MeasureField): string | undefined => {
    const hinted = oneOf(HINTED, name);
    return hinted === undefined ? undefined : t(`measures.hint_${hinted}`);
  };
  const field = (name: MeasureField): ReactNode => (
    <TextField
      key={name}
      label={t(`measures.field_${name}`)}
      hint={hintOf(name)}
      type={name === 'from' || name === 'to' ? 'date' : 'text'}
      value={draft[name]}
      required={REQUIRED.has(name)}
      fault={fieldProblem(error, `measure.${name}`) ?? fieldProblem(error, name)}
      onChange={(text) => onChange({ [name]: text })}
    />
  );

  return (
    <>
      <div className="measure-fields">
        <MarketChoice value={draft.market} onChange={(market) => onChange({ market })} />
        {MAIN_FIELDS.map(field)}
      </div>
      <details>
        <summary>{t('measures.more')}</summary>
        <div className="measure-fields">{MORE_FIELDS.map(field)}</div>
      </details>
    </>
  );
}

function Example({ draft, error, onChange }: PartProps): ReactNode {
  const { t } = useWords();
  const { code, origin, date } = draft;

  return (
    <div className="measure-fields">
      <TextField
        label={t('common.code')}
        value={code}
        fault={fieldProblem(error, 'code')}
        onChange={(text) => onChange({ code: text })}
      />
      <TextField
        label={t('tariff.input_origin')}
        value={origin}
        fault={fieldProblem(error, 'origin')}
        onChange={(text) => onChange({ origin: text })}
      />
      <TextField
        label={t('tariff.input_date')}
        type="date"
        value={date}
        fault={fieldProblem(error, 'date')}
        onChange={(day) => onChange({ date: day })}
      />
    </div>
  );
}

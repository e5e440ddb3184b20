import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import type { Market } from '../../../api/address.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice, TextField } from '../../../ui/forms/field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { MarketChoice } from '../../../ui/forms/market-choice.tsx';
import { useWords } from '../../../words/words.tsx';
import { inputName } from '../../../words/input-name.ts';
import { readBrowse, type CalculationSearch } from '../search.ts';

type Missing = AnswerOf<'tariff.landed_cost'>['missing_inputs'][number];

interface Props {
  readonly given: CalculationSearch;
  readonly missing: readonly Missing[];
  readonly onSend: (inputs: CalculationSearch) => void;
}

const INCOTERMS = ['FOB', 'CIF', 'EXW', 'FCA', 'FAS', 'CFR', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
const MODES = ['ocean', 'air', 'road', 'rail', 'post'] as const;
const CURRENCIES: Readonly<Record<Market, string>> = { US: 'USD', EU: 'EUR', VN: 'VND' };
const MONEY: ReadonlySet<string> = new Set(['customs_value', 'freight', 'insurance']);
const AMOUNTS = ['customs_value', 'freight', 'insurance', 'quantity', 'weight_kg'] as const;
const COMMON = new Set(['market', 'version', 'code', 'origin', 'incoterm', 'mode', 'date', ...AMOUNTS]);

function filled(inputs: CalculationSearch): CalculationSearch {
  const fields = Object.entries(inputs).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(fields.filter(([, text]) => text !== ''));
}

export function CalculatorForm({ given, missing, onSend }: Props): ReactNode {
  const { t } = useWords();
  const [inputs, setInputs] = useState(given);
  const [isChecked, setChecked] = useState(false);
  const set = (name: string, text: string): void => setInputs((before) => ({ ...before, [name]: text }));
  const { market = 'US' } = readBrowse(inputs);
  const code = inputs['code'] ?? '';
  const bind = (name: string) => ({
    value: inputs[name] ?? '',
    onChange: (text: string) => set(name, text),
  });

  return (
    <Form
      onSubmit={() => {
        setChecked(true);
        if (code.trim() !== '') onSend(filled({ ...inputs, market }));
      }}
    >
      <div className="calculator-fields">
        <MarketChoice
          value={market}
          onChange={(to) => setInputs(({ version: _version, ...before }) => ({ ...before, market: to }))}
        />
        <TextField
          label={t('common.code')}
          fault={isChecked && code.trim() === '' ? t('tariff.code_required') : null}
          {...bind('code')}
        />
        <OriginChoice {...bind('origin')} />
        <Amounts market={market} bind={bind} />
        <Choice label={t('tariff.input_incoterm')} {...bind('incoterm')} options={orNone(INCOTERMS)} />
        <ModeChoice {...bind('mode')} />
        <TextField
          label={t('tariff.input_date')}
          hint={t('tariff.date_hint')}
          type="date"
          {...bind('date')}
        />
      </div>
      <FurtherInputs inputs={inputs} missing={missing} onChange={set} />
      <div className="row">
        <Button kind="primary" type="submit">
          {t('tariff.calculate_submit')}
        </Button>
      </div>
    </Form>
  );
}

interface AmountsProps {
  readonly market: Market;
  readonly bind: (name: string) => Bound;
}

function Amounts({ market, bind }: AmountsProps): ReactNode {
  const { t } = useWords();
  return AMOUNTS.map((name) => (
    <TextField
      key={name}
      label={`${t(`tariff.input_${name}`)}${MONEY.has(name) ? ` (${CURRENCIES[market]})` : ''}`}
      inputMode="decimal"
      {...bind(name)}
    />
  ));
}

const orNone = (values: readonly string[]) => [
  { value: '', label: '—' },
  ...values.map((value) => ({ value, label: value })),
];

interface Bound {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function OriginChoice(bound: Bound): ReactNode {
  const { t } = useWords();
  const countries = useApi('system.countries', {}, { staleTime: Number.POSITIVE_INFINITY });
  const all = (countries.data ?? []).map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  const isKnown = bound.value === '' || all.some(({ value }) => value === bound.value);
  const kept = isKnown ? [] : [{ value: bound.value, label: bound.value }];

  return (
    <Choice
      label={t('tariff.input_origin')}
      {...bound}
      options={[{ value: '', label: '—' }, ...kept, ...all]}
    />
  );
}

function ModeChoice(bound: Bound): ReactNode {
  const { t } = useWords();
  const all = MODES.map((value) => ({ value: value as string, label: t(`tariff.mode_${value}`) }));
  return <Choice label={t('tariff.input_mode')} {...bound} options={[{ value: '', label: '—' }, ...all]} />;
}

interface FurtherProps {
  readonly inputs: CalculationSearch;
  readonly missing: readonly Missing[];
  readonly onChange: (name: string, text: string) => void;
}

function FurtherInputs({ inputs, missing, onChange }: FurtherProps): ReactNode {
  const { t } = useWords();
  const asked = missing.filter(({ field }) => !COMMON.has(field));
  const names = asked.map(({ field }) => field);
  const kept = Object.keys(inputs).filter((name) => !COMMON.has(name) && !names.includes(name));
  if (asked.length + kept.length === 0) return null;

  return (
    <fieldset className="calculator-more">
      <legend className="field-label">{t('tariff.inputs_more')}</legend>
      {[...asked, ...kept.map((field) => ({ field, unit: null, why: null }))].map(({ field, unit, why }) => (
        <TextField
          key={field}
          label={unit === null ? inputName(field, t) : `${inputName(field, t)} (${unit})`}
          {...(why === null ? {} : { hint: why })}
          value={inputs[field] ?? ''}
          onChange={(text) => onChange(field, text)}
        />
      ))}
    </fieldset>
  );
}

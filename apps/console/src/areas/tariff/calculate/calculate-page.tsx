import type { RequestOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Empty } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CostResult } from './cost-result.tsx';
import { readCalculation, type CalculationSearch } from '../search.ts';
import { TariffFrame } from '../tariff-frame.tsx';

const route = getRouteApi('/inside/tariff/calculate');

type Body = RequestOf<'tariff.landed_cost'>['body'];

const WHOLE = new Set(['rate_case', 'vat_case', 'special_consumption_case']);

function valueOf(name: string, text: string): string | number | boolean {
  if (WHOLE.has(name) && /^\d{1,3}$/.test(text)) return Number(text);
  if (name === 'within_quota') return text === 'true';
  return text;
}

/** Request of a calculation; the API reports unknown inputs by name. */
function costRequest(inputs: CalculationSearch): Body {
  const fields = Object.entries(inputs).map(([name, text]) => [name, valueOf(name, text)] as const);
  return { ...Object.fromEntries(fields), code: inputs['code'] ?? '' };
}

export function CalculatePage(): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readCalculation });
  const navigate = route.useNavigate();
  const isAsked = (search['code'] ?? '') !== '';
  const found = useApi(
    'tariff.landed_cost',
    { body: costRequest(search) },
    { enabled: isAsked, fresh: true },
  );
  const missing = found.data?.missing_inputs ?? [];

  return (
    <TariffFrame title={t('tariff.calculate')}>
      <div className="calculator">
        <Panel title={t('tariff.inputs')}>
          <CalculatorForm
            key={JSON.stringify(search)}
            given={search}
            missing={missing}
            onSend={(inputs) => void navigate({ search: inputs })}
          />
        </Panel>
        {isAsked ? (
          <Answer of={found}>{(cost) => <CostResult cost={cost} />}</Answer>
        ) : (
          <Panel>
            <Empty title={t('tariff.calculate_empty')} text={t('tariff.calculate_empty_text')} />
          </Panel>
        )}
      </div>
    </TariffFrame>
  );
}

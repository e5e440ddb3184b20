import type { LandedCostRequest } from '@svc/law/landed/landed-cost';
import type { DutyRequest } from '@svc/law/duty/estimate';
import type { Law } from '@svc/law/law';
import type { Market } from '@svc/tariff/market';
import type { Decimal } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';
import type { Infer } from '../../../http/schema/schema.ts';
import { givenFacts } from '../duty/condition-inputs.ts';
import { decimalOrNull, rateInputs } from '../duty/rate-inputs.ts';
import type { LandedCostBody } from './schema.ts';

type Body = Infer<typeof LandedCostBody>;

interface Around {
  readonly law: Law;
  readonly line: DutyRequest['line'];
  readonly preference: string | null;
  readonly now: Date;
  readonly referred: Pick<DutyRequest, 'applicableCode' | 'linesUnder'>;
}

/** Converts a body to an estimate request with amounts in the market currency; reports missing exchange rates. */
export function landedCostRequest(
  body: Body,
  around: Around,
): { readonly request: LandedCostRequest; readonly missing: readonly MissingInput[] } {
  const { law, line, preference, now, referred } = around;
  const { market } = law.pack;
  const rate = rateOfExchange(body, market);
  const money = (sent: string | undefined): Decimal | null => {
    const amount = decimalOrNull(sent);
    return amount === null || rate === null ? null : amount.times(rate);
  };
  const inputs = rateInputs(body, { market, line, origin: body.origin ?? null, customsValue: null, now });
  const request = {
    duty: { market, line, inputs, preference, facts: givenFacts(body, law), ...referred },
    price: money(body.customs_value),
    incoterm: body.incoterm ?? null,
    freight: money(body.freight),
    insurance: money(body.insurance),
    ...taxFacts(body),
  };
  const missing =
    rate === null ? [{ field: 'fx_rate', unit: CURRENCY[market], why: 'exchange' } as const] : [];

  return { request, missing };
}

function taxFacts(body: Body) {
  return {
    mode: body.mode ?? null,
    destination: body.destination ?? null,
    entryType: body.entry_type ?? 'formal',
    vatCase: body.vat_case ?? null,
    specialConsumptionCase: body.special_consumption_case ?? null,
  };
}

function rateOfExchange({ currency, fx_rate: rate }: Body, market: Market): string | null {
  if (currency === undefined || currency === CURRENCY[market]) return '1';
  return rate ?? null;
}

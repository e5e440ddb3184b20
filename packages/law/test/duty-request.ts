import type { DutyEstimate, DutyRequest } from '../src/duty/estimate.ts';
import { estimateDuty } from '../src/duty/estimate-duty.ts';
import { shippedLaw } from '../src/law-book.ts';
import type { GivenFacts } from '../src/pack/condition.ts';
import type { Market } from '@svc/tariff/market';
import { rateInputs, type GivenInputs } from '@svc/testkit/rate-inputs';

export interface Given extends GivenInputs {
  readonly code: string;
  readonly rate?: string | null;
  readonly special?: string | null;
  readonly column2?: string | null;
  readonly agreements?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly additionalDuties?: string;
  readonly preference?: string | null;
  readonly facts?: GivenFacts;
}

export function dutyRequest(market: Market, given: Given): DutyRequest {
  return {
    market,
    line: {
      code: given.code,
      codeDigits: given.code.replaceAll(/\D/g, ''),
      dutyRate: given.rate ?? null,
      specialRate: given.special ?? null,
      column2Rate: given.column2 ?? null,
      unit: null,
      additionalDuties: given.additionalDuties ?? null,
      extra: { ...given.extra, ...(given.agreements === undefined ? {} : { agreements: given.agreements }) },
    },
    inputs: rateInputs(market, given, '2026-11-22'),
    facts: given.facts ?? {},
    preference: given.preference ?? null,
  };
}

export function estimate(market: Market, given: Given): DutyEstimate {
  return estimateDuty(dutyRequest(market, given), shippedLaw(market));
}

import { readCountry } from '@svc/i18n/countries';
import { translator } from '@svc/i18n/translate';
import type { StoredRates } from '@svc/storage/datasets/rated-lines';
import { codeDigits } from '@svc/tariff/code';
import type { DutyRequest } from '@svc/law/duty/estimate';
import { estimateDuty } from '@svc/law/duty/estimate-duty';
import { findProgramme } from '@svc/law/duty/programmes';
import { MARKETS, type Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { readUnit, type RateUnit } from '@svc/tariff/rates/units';
import { dutyEstimate } from '@svc/wire/tariff/duty-estimate';
import { defineCommand } from '../../command-line/command.ts';
import { choice, day, optional, text } from '../../command-line/option.ts';
import { refuseOption } from '../../output/command-refusal.ts';
import { openLines, type AskedLines } from '../../schedule/open-lines.ts';

const LANGUAGE = 'en';

/** `tariff duty` */
export const dutyEstimateCommand = defineCommand({
  name: 'duty',
  about: 'Estimates the duty of a line: what is applied, what may apply, what is missing.',
  options: {
    code: text('CODE', 'a declarable code'),
    market: optional(choice(MARKETS, 'import market; US when left out')),
    origin: optional(text('COUNTRY', 'country of origin, by code or name')),
    value: optional(text('AMOUNT', 'customs value in the currency of the market')),
    quantity: optional(text('NUMBER', 'in the unit of --unit, else of the line')),
    unit: optional(text('UNIT', 'unit of --quantity: kg, no, doz, l, m2 …')),
    'weight-kg': optional(text('NUMBER', 'net weight')),
    date: optional(day('day of entry; today when left out')),
    preference: optional(text('PROGRAMME', 'code of the programme that is claimed')),
    'applicable-code': optional(text('CODE', 'the line whose rate holds, where a rate leads to another one')),
    version: optional(text('VERSION', 'a loaded version; the active one when left out')),
    schedule: optional(text('FILE', 'a schedule file instead; it needs no running service')),
  },
  run: async (options, context) => {
    const market = options.market ?? 'US';
    const { version, schedule } = options;
    const lines = await openLines({ market, version, schedule }, context);
    const line = await declarable(lines, options.code);
    const request = {
      ...requestOf(market, line, options, options.date ?? context.now()),
      ...(await referredLine(lines, options['applicable-code'])),
    };
    const frame = { request, language: LANGUAGE, t: translator(LANGUAGE), officialUrl: null } as const;
    const estimate = dutyEstimate(estimateDuty(request), frame);

    return {
      json: { version: lines.version, code: line.code, description: line.description, ...estimate },
      lines: estimateLines(`${line.code ?? options.code} ${line.description}`, estimate),
    };
  },
});

interface Sent {
  readonly origin: string | null;
  readonly value: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly 'weight-kg': string | null;
  readonly preference: string | null;
}

function requestOf(market: Market, line: StoredRates, sent: Sent, date: Date): DutyRequest {
  return {
    market,
    line,
    preference: programmeOf(market, sent.preference),
    inputs: {
      currency: CURRENCY[market],
      customsValue: amount('value', sent.value),
      quantity: amount('quantity', sent.quantity),
      unit: unitOf(sent.unit, line.unit),
      weightKg: amount('weight-kg', sent['weight-kg']),
      measures: {},
      rateCase: null,
      withinQuota: null,
      exchange: {},
      origin: originOf(sent.origin),
      date: date.toISOString().slice(0, 10),
    },
  };
}

async function declarable(lines: AskedLines, code: string): Promise<StoredRates> {
  const line = await lines.find(codeDigits(code) ?? '');
  if (line === null) throw refuseOption('code', `${code} is not in version ${lines.version}`);
  if (!line.isLeaf) throw refuseOption('code', `${code} is divided further and cannot be declared`);
  return line;
}

async function referredLine(
  lines: AskedLines,
  code: string | null,
): Promise<Pick<DutyRequest, 'applicableCode' | 'linesUnder'>> {
  if (code === null) return {};
  const line = await lines.find(codeDigits(code) ?? '');
  if (line?.isLeaf !== true)
    throw refuseOption('applicable-code', `${code} is no declarable line of version ${lines.version}`);
  return { applicableCode: line.codeDigits, linesUnder: () => [line] };
}

function originOf(sent: string | null): string | null {
  if (sent === null) return null;
  const origin = readCountry(sent);
  if (origin === null)
    throw refuseOption('origin', `must be the code or the name of a country, not "${sent}"`);
  return origin;
}

function amount(option: string, sent: string | null): Decimal | null {
  if (sent === null) return null;
  if (!/^\d{1,15}(?:\.\d{1,10})?$/.test(sent)) throw refuseOption(option, `must be a number, not "${sent}"`);
  return new Decimal(sent);
}

function unitOf(sent: string | null, ofLine: string | null): RateUnit | null {
  if (sent === null) return readUnit((ofLine ?? '').split(/[,/]/)[0] ?? '');
  const unit = readUnit(sent);
  if (unit === null) throw refuseOption('unit', `is not a unit of rates: "${sent}"`);
  return unit;
}

function programmeOf(market: Market, sent: string | null): string | null {
  if (sent === null || sent === 'none' || findProgramme(market, sent) !== null) return sent;
  throw refuseOption('preference', `must be none or a programme of ${market}, not "${sent}"`);
}

type Estimate = ReturnType<typeof dutyEstimate>;

/** An estimate for people: what was applied, then what may apply, then what is missing. */
function estimateLines(title: string, estimate: Estimate): readonly string[] {
  const { applied, may_apply, missing_inputs, preferences } = estimate;

  return [
    title,
    ...applied.map(
      ({ title: name, rate, amount, basis }) => `  ${name}: ${rate ?? '?'} = ${amount ?? '?'} (${basis})`,
    ),
    inAll(estimate),
    ...preferences.map(
      ({ name, condition, rate }) => `  preference: ${name}, ${rate?.rate_text ?? '?'}: ${condition}`,
    ),
    ...may_apply.map(({ title: name, rate, reason }) => `  may apply: ${name}, ${rate ?? '?'}: ${reason}`),
    ...missing_inputs.map(
      ({ field, unit, why }) => `  missing: ${field}${unit === null ? '' : ` (${unit})`}: ${why}`,
    ),
    estimate.disclaimer,
  ];
}

function inAll({
  available,
  effective_pct,
  min_pct,
  max_pct,
  amount,
  currency,
  rate_text,
}: Estimate): string {
  if (!available) return `  the rate is not available: ${rate_text ?? 'none is published'}`;
  const pct = effective_pct === null ? `${min_pct ?? 0} to ${max_pct ?? '?'}` : String(effective_pct);
  return `  in all: ${pct} %${amount === null ? '' : `, ${amount} ${currency}`}`;
}

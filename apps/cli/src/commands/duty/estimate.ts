import { readCountry } from '@svc/i18n/countries';
import { translator } from '@svc/i18n/translate';
import type { StoredRates } from '@svc/storage/datasets/rated-lines';
import { storedLaw } from '@svc/storage/law/stored-laws';
import { codeDigits } from '@svc/tariff/code';
import type { DutyRequest } from '@svc/law/duty/estimate';
import { estimateDuty } from '@svc/law/duty/estimate-duty';
import type { GivenFacts } from '@svc/law/pack/condition';
import type { Law } from '@svc/law/law';
import { shippedLaw } from '@svc/law/law-book';
import { MARKETS, type Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import { MEASURE_FIELDS } from '@svc/tariff/rates/measures';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { readUnit, type RateUnit } from '@svc/tariff/rates/units';
import { dutyEstimate } from '@svc/wire/tariff/duty-estimate';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { choice, day, optional, text } from '../../command-line/option.ts';
import { invalidOption } from '../../output/command-error.ts';
import { openLines, type AskedLines } from '../../schedule/open-lines.ts';

const LANGUAGE = 'en';

export const dutyEstimateCommand = defineCommand({
  name: 'duty',
  about: 'Estimates the duty on a line: what applies, what may apply, and which inputs are missing.',
  options: {
    code: text('CODE', 'a declarable code'),
    market: optional(choice(MARKETS, 'import market; US by default')),
    origin: optional(text('COUNTRY', 'country of origin, by code or name')),
    value: optional(text('AMOUNT', 'customs value in the currency of the market')),
    quantity: optional(text('NUMBER', 'in the unit of --unit, by default of the line')),
    unit: optional(text('UNIT', 'unit of --quantity: kg, no, doz, l, m2 …')),
    'weight-kg': optional(text('NUMBER', 'net weight')),
    date: optional(day('day of entry; by default today')),
    preference: optional(text('PROGRAMME', 'code of the preference program claimed')),
    inputs: optional(
      text(
        'NAME=VALUE …',
        'inputs of measures, by the names under missing: civil_aircraft=true main_metal=steel',
      ),
    ),
    'applicable-code': optional(
      text('CODE', 'the line whose rate applies, if the rate refers to other lines'),
    ),
    version: optional(text('VERSION', 'a loaded version; by default the active one')),
    measures: optional(text('ID', 'a stored measure pack; by default the active one')),
    schedule: optional(text('FILE', 'a schedule file instead; needs no running service')),
  },
  run: async (options, context) => {
    const market = options.market ?? 'US';
    const { version, schedule } = options;
    const lines = await openLines({ market, version, schedule }, context);
    const line = await declarable(lines, options.code);
    const law = await lawOf(market, options, context);
    const request = {
      ...requestOf(law, line, options, options.date ?? context.now()),
      ...(await referredLine(lines, options['applicable-code'])),
    };
    const frame = { request, law, language: LANGUAGE, t: translator(LANGUAGE), officialUrl: null } as const;
    const estimate = dutyEstimate(estimateDuty(request, law), frame);

    return {
      json: { version: lines.version, code: line.code, description: line.description, ...estimate },
      lines: estimateLines(`${line.code ?? options.code} ${line.description}`, estimate),
    };
  },
});

async function lawOf(
  market: Market,
  { measures, schedule }: { readonly measures: string | null; readonly schedule: string | null },
  context: CommandContext,
): Promise<Law> {
  if (schedule !== null && measures === null) return shippedLaw(market);
  const { db } = await context.installation();
  const law = await storedLaw(db, market, measures);
  if (law === null) throw invalidOption('measures', `must be the id of a measure pack of ${market}`);
  return law;
}

interface Sent {
  readonly origin: string | null;
  readonly value: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly 'weight-kg': string | null;
  readonly preference: string | null;
  readonly inputs: string | null;
}

function requestOf(law: Law, line: StoredRates, sent: Sent, date: Date): DutyRequest {
  const { market } = law.pack;
  const facts = factsOf(sent.inputs);
  return {
    market,
    line,
    preference: programmeOf(law, sent.preference),
    facts,
    inputs: {
      currency: CURRENCY[market],
      customsValue: amount('value', sent.value),
      quantity: amount('quantity', sent.quantity),
      unit: unitOf(sent.unit, line.unit),
      weightKg: amount('weight-kg', sent['weight-kg']),
      measures: measuresOf(facts),
      rateCase: null,
      withinQuota: facts['within_quota'] === undefined ? null : facts['within_quota'] === 'true',
      exchange: {},
      origin: originOf(sent.origin),
      date: date.toISOString().slice(0, 10),
    },
  };
}

const INPUT = /^([a-z][a-z0-9_]*)=(\S+)$/;

function factsOf(sent: string | null): GivenFacts {
  const parts = (sent ?? '').split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    parts.map((part) => {
      const [, name, value] = INPUT.exec(part) ?? [];
      if (name === undefined || value === undefined)
        throw invalidOption('inputs', `must be pairs such as civil_aircraft=true, not "${part}"`);
      return [name, value] as const;
    }),
  );
}

function measuresOf(facts: GivenFacts): DutyRequest['inputs']['measures'] {
  return Object.fromEntries(
    MEASURE_FIELDS.flatMap((field) => {
      const value = amount('inputs', facts[field] ?? null);
      return value === null ? [] : [[field, value] as const];
    }),
  );
}

async function declarable(lines: AskedLines, code: string): Promise<StoredRates> {
  const line = await lines.find(codeDigits(code) ?? '');
  if (line === null) throw invalidOption('code', `${code} is not in version ${lines.version}`);
  if (!line.isLeaf) throw invalidOption('code', `${code} is divided further and cannot be declared`);
  return line;
}

async function referredLine(
  lines: AskedLines,
  code: string | null,
): Promise<Pick<DutyRequest, 'applicableCode' | 'linesUnder'>> {
  if (code === null) return {};
  const line = await lines.find(codeDigits(code) ?? '');
  if (line?.isLeaf !== true)
    throw invalidOption('applicable-code', `${code} is not a declarable line of version ${lines.version}`);
  return { applicableCode: line.codeDigits, linesUnder: () => [line] };
}

function originOf(sent: string | null): string | null {
  if (sent === null) return null;
  const origin = readCountry(sent);
  if (origin === null)
    throw invalidOption('origin', `must be the code or the name of a country, not "${sent}"`);
  return origin;
}

function amount(option: string, sent: string | null): Decimal | null {
  if (sent === null) return null;
  if (!/^\d{1,15}(?:\.\d{1,10})?$/.test(sent))
    throw invalidOption(option, `must be a number from 0, not "${sent}"`);
  return new Decimal(sent);
}

function unitOf(sent: string | null, ofLine: string | null): RateUnit | null {
  if (sent === null) return readUnit((ofLine ?? '').split(/[,/]/)[0] ?? '');
  const unit = readUnit(sent);
  if (unit === null) throw invalidOption('unit', `is not a unit of rates: "${sent}"`);
  return unit;
}

function programmeOf(law: Law, sent: string | null): string | null {
  if (sent === null || sent === 'none' || law.programme(sent) !== null) return sent;
  throw invalidOption('preference', `must be none or a programme of ${law.pack.market}, not "${sent}"`);
}

type Estimate = ReturnType<typeof dutyEstimate>;

/** Text output of an estimate: applied duties, then possible ones, then missing inputs. */
function estimateLines(title: string, estimate: Estimate): readonly string[] {
  const { applied, may_apply, missing_inputs, preferences } = estimate;

  return [
    ...openingOf(estimate),
    title,
    ...applied.map(
      ({ title: name, rate, amount, basis }) => `  ${name}: ${rate ?? '?'} = ${amount ?? '?'} (${basis})`,
    ),
    inAll(estimate),
    ...preferences.map(
      ({ name, condition, rate }) => `  preference: ${name}, ${rate?.rate_text ?? '?'}: ${condition}`,
    ),
    ...may_apply.map(({ title: name, rate, reason }) => `  may apply: ${name}, ${rate ?? '?'}: ${reason}`),
    ...missing_inputs.map(missingLine),
    estimate.disclaimer,
  ];
}

// Unknown law and prohibitions precede any figure.
function openingOf({ prohibited, flags, known_until: date }: Estimate): readonly string[] {
  const t = translator(LANGUAGE);
  return [
    ...(prohibited.length === 0
      ? []
      : [t('duty.prohibited', { titles: prohibited.map(({ title }) => title).join('; ') })]),
    ...(flags.includes('duty_not_known_after') ? [t('duty.not_known_after', { date })] : []),
  ];
}

function missingLine({ field, unit, why, changes }: Estimate['missing_inputs'][number]): string {
  const what = changes.map(({ title, rate, effect }) => `${title}, ${rate}: ${effect}`).join('; ');
  return `  missing: ${field}${unit === null ? '' : ` (${unit})`}: ${why}${what === '' ? '' : ` [${what}]`}`;
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

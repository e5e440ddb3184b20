import type { Market } from '@svc/tariff/market';
import { officialDomains } from './official-domains.ts';
import type { Db } from '../prisma.ts';

export interface VersionCorrection {
  readonly name?: string;
  readonly effectiveDate?: Date;
  /** Date of the table of rates, for the lines whose rate comes from one. */
  readonly ratesDate?: Date;
  readonly sourceName?: string;
  readonly sourceUrl?: string;
  readonly notes?: string;
}

/** Metadata before a correction, and the number of lines whose rate date changed. */
export interface CorrectedVersion {
  readonly before: VersionCorrection;
  readonly ratedLines: number;
}

/** Corrects the metadata of a loaded version without its file; null if no version of that name is loaded. */
export async function correctVersion(
  db: Pick<Db, 'dataset' | '$queryRaw' | '$executeRaw'>,
  { market, version }: { readonly market: Market; readonly version: string },
  { ratesDate, ...facts }: VersionCorrection,
  at: Date,
): Promise<CorrectedVersion | null> {
  const dataset = await db.dataset.findFirst({ where: { market, version, loadedAt: { not: null } } });
  if (dataset === null) return null;

  const { id, name, effectiveDate, sourceName, sourceUrl, notes, isDemo } = dataset;
  const rates = ratesDate === undefined ? NO_RATES : await setRatesDate(db, id, ratesDate);
  const domains =
    facts.sourceUrl === undefined
      ? {}
      : { officialDomains: [...officialDomains({ market, isDemo, sourceUrl: facts.sourceUrl })] };
  // A new load time makes processes reload the lines.
  const loadedAt = rates.lines === 0 ? {} : { loadedAt: at };
  await db.dataset.update({ where: { id }, data: { ...facts, ...domains, ...loadedAt } });

  const before = { name, effectiveDate, sourceName, sourceUrl, notes, ratesDate: rates.before };
  return { before: withoutNull(before), ratedLines: rates.lines };
}

interface RatesDate {
  readonly before: Date | null;
  readonly lines: number;
}

const NO_RATES: RatesDate = { before: null, lines: 0 };

async function setRatesDate(
  db: Pick<Db, '$queryRaw' | '$executeRaw'>,
  datasetId: string,
  day: Date,
): Promise<RatesDate> {
  const [latest] = await db.$queryRaw<{ day: string | null }[]>`
    SELECT max(extra->>'rate_date') AS day FROM tariff_lines WHERE dataset_id = ${datasetId}`;
  const lines = await db.$executeRaw`UPDATE tariff_lines
    SET extra = jsonb_set(extra, '{rate_date}', to_jsonb(${day.toISOString().slice(0, 10)}::text))
    WHERE dataset_id = ${datasetId} AND extra ? 'rate_date'`;
  const before = latest?.day ?? null;
  return { before: before === null ? null : new Date(before), lines };
}

function withoutNull(
  facts: Readonly<Record<keyof VersionCorrection, string | Date | null>>,
): VersionCorrection {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

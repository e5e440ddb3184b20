import type { Market } from '@svc/tariff/market';
import { officialDomains } from './official-domains.ts';
import type { Db } from '../prisma.ts';

/** What a correction may exchange; undefined leaves a fact as it is. */
export interface VersionCorrection {
  readonly name?: string;
  readonly effectiveDate?: Date;
  /** Day of the table of rates of the lines that have their rate from one. */
  readonly ratesDate?: Date;
  readonly sourceName?: string;
  readonly sourceUrl?: string;
  readonly notes?: string;
}

/** Facts of a version before and after a correction, and the number of lines whose rate got another day. */
export interface CorrectedVersion {
  readonly before: VersionCorrection;
  readonly ratedLines: number;
}

/** Corrects facts of a loaded version without its file; null if no version of that name is loaded. */
export async function correctVersion(
  db: Pick<Db, 'dataset' | '$queryRaw' | '$executeRaw'>,
  { market, version }: { readonly market: Market; readonly version: string },
  { ratesDate, ...facts }: VersionCorrection,
  at: Date,
): Promise<CorrectedVersion | null> {
  const dataset = await db.dataset.findFirst({ where: { market, version, loadedAt: { not: null } } });
  if (dataset === null) return null;

  const { id, name, effectiveDate, sourceName, sourceUrl, notes, isDemo } = dataset;
  const [rates] = await db.$queryRaw<{ day: string | null }[]>`
    SELECT max(extra->>'rate_date') AS day FROM tariff_lines WHERE dataset_id = ${id}`;
  const ratedLines = ratesDate === undefined ? 0 : await setRatesDate(db, id, ratesDate);
  const domains =
    facts.sourceUrl === undefined
      ? {}
      : { officialDomains: [...officialDomains({ market, isDemo, sourceUrl: facts.sourceUrl })] };
  // Processes read the lines again when the time of loading changes.
  const loadedAt = ratedLines === 0 ? {} : { loadedAt: at };
  await db.dataset.update({ where: { id }, data: { ...facts, ...domains, ...loadedAt } });

  const before = { name, effectiveDate, sourceName, sourceUrl, notes, ratesDate: dayOf(rates?.day) };
  return { before: withoutNull(before), ratedLines };
}

function setRatesDate(db: Pick<Db, '$executeRaw'>, datasetId: string, day: Date): Promise<number> {
  return db.$executeRaw`UPDATE tariff_lines
    SET extra = jsonb_set(extra, '{rate_date}', to_jsonb(${day.toISOString().slice(0, 10)}::text))
    WHERE dataset_id = ${datasetId} AND extra ? 'rate_date'`;
}

function dayOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

function withoutNull(
  facts: Readonly<Record<keyof VersionCorrection, string | Date | null>>,
): VersionCorrection {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}

import type { Precedent } from '@svc/domain/rulings/precedent';
import type { Source } from '../../classification.ts';
import type { ScheduleVersion } from '../../ports.ts';
import { officialPage } from '@svc/tariff/official-source';
import { isNear, precedentKey } from '../rank/precedents.ts';
import type { RankedLine } from '../rank.ts';
import type { Retrieval } from '../retrieve.ts';

export function sourceKey({ line }: RankedLine): string {
  return `schedule:${line.codeDigits ?? ''}`;
}

const scheduleSource = (line: RankedLine, version: ScheduleVersion): Source => ({
  key: sourceKey(line),
  url: version.sourceUrl ?? pageOf(line, version),
  title: [version.sourceName ?? version.name, version.version, line.line.code].filter(Boolean).join(' · '),
  snippet: line.line.fullDescription,
});

// Sample lines have no official page.
function pageOf({ line }: RankedLine, { market, isDemo }: ScheduleVersion): string | null {
  return isDemo || line.codeDigits === null ? null : officialPage(market, line.codeDigits);
}

const precedentSource = (precedent: Precedent, place: number, all: readonly Precedent[]): Source => ({
  key: precedentKey(precedent, place, all),
  url: precedent.url,
  title: [precedent.rulingNumber, precedent.date, precedent.code].filter(Boolean).join(' · '),
  snippet: precedent.title,
});

/** Official text of the proposed line, and rulings and decisions on the same kind of goods, for and against. */
export function sourcesOf(
  first: RankedLine | undefined,
  { cited }: Retrieval,
  version: ScheduleVersion,
): Source[] {
  if (first === undefined) return [];
  const near = cited.map((precedent, place) => ({
    precedent,
    source: precedentSource(precedent, place, cited),
  }));
  const all = [
    scheduleSource(first, version),
    ...near.filter(({ precedent }) => isNear(precedent)).map(({ source }) => source),
  ];

  return [...new Map(all.map((source) => [source.key, source])).values()];
}

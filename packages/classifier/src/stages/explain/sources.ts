import type { Source } from '../../classification.ts';
import type { ScheduleVersion } from '../../ports.ts';
import { officialPage } from '@svc/tariff/official-source';
import type { RankedLine } from '../rank.ts';

/** Key under which a line's own schedule text is cited. */
export function sourceKey({ line }: RankedLine): string {
  return `schedule:${line.codeDigits ?? ''}`;
}

const scheduleSource = (line: RankedLine, version: ScheduleVersion): Source => ({
  key: sourceKey(line),
  url: version.sourceUrl ?? pageOf(line, version),
  title: [version.sourceName ?? version.name, version.version, line.line.code].filter(Boolean).join(' · '),
  snippet: line.line.fullDescription,
});

// Sample lines are nobody's official text.
function pageOf({ line }: RankedLine, { market, isDemo }: ScheduleVersion): string | null {
  return isDemo || line.codeDigits === null ? null : officialPage(market, line.codeDigits);
}

const precedentSources = ({ precedents }: RankedLine): Source[] =>
  precedents.map(({ key, url, ruling_number: number, code, title }) => ({
    key,
    url,
    title: [number, code].filter(Boolean).join(' · '),
    snippet: title,
  }));

/** Every text cited for the lines shown, each once. */
export function sourcesOf(lines: readonly RankedLine[], version: ScheduleVersion): Source[] {
  const all = lines.flatMap((line) => [scheduleSource(line, version), ...precedentSources(line)]);
  return [...new Map(all.map((source) => [source.key, source])).values()];
}

import type { ChapterFile } from '@svc/knowledge/base/chapter-file';
import type { HsCodes } from '@svc/knowledge/base/hs-codes';
import { error, type Finding } from './finding.ts';

function missingCodes(known: ReadonlySet<string>, present: ReadonlySet<string>, kind: string): Finding[] {
  return [...known].filter((code) => !present.has(code)).map((code) => error(code, `${kind} missing`));
}

/** Codes that HS does not have, codes that the base does not have, traps that lead to neither heading nor subheading. */
export function findCodeFaults(base: ChapterFile, hs: HsCodes): Finding[] {
  const headings = new Set(base.headings.map(({ code }) => code));
  const subheadings = new Set(base.subheadings.map(({ code }) => code));
  const unknown = [
    ...[...headings].filter((code) => !hs.headings.has(code)),
    ...[...subheadings].filter((code) => !hs.subheadings.has(code)),
  ];
  const traps = base.subheadings.flatMap(({ code, traps: own }) =>
    own
      .filter((trap) => !hs.headings.has(trap.code) && !hs.subheadings.has(trap.code))
      .map((trap) => error(code, `trap "${trap.goods}" leads to unknown code "${trap.code}"`)),
  );

  return [
    ...unknown.map((code) => error(code, 'not in HS 2022')),
    ...traps,
    ...missingCodes(hs.headings, headings, 'heading'),
    ...missingCodes(hs.subheadings, subheadings, 'subheading'),
  ];
}

import { ATTRIBUTES, type Attribute } from '@svc/knowledge/data/attributes';
import { branchAttribute, branchValue } from '../../branch-key.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import { lineReading } from '../rank/line-reading.ts';

/** Candidates parted by what a question asks, without words; `line` is the schedule's own text of an option. */
export interface QuestionDraft {
  readonly kind: 'attribute' | 'branch' | 'heading';
  readonly attribute: string;
  readonly options: readonly {
    readonly value: string;
    readonly line: string | null;
    readonly codes: readonly string[];
  }[];
  /** Bits that the answer brings over the leading candidates. */
  readonly gain: number;
}

interface Group {
  readonly line: string | null;
  readonly members: RankedLine[];
}

const codeOf = ({ line }: RankedLine): string => line.code ?? '';

const bits = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

const draftOf = (
  kind: QuestionDraft['kind'],
  attribute: string,
  groups: ReadonlyMap<string, Group>,
  leaders: readonly RankedLine[],
): QuestionDraft => {
  const total = leaders.reduce((sum, { scores }) => sum + scores.final, 0);
  const shares = [...groups.values()].map(
    ({ members }) => members.reduce((sum, { scores }) => sum + scores.final, 0) / total,
  );
  return {
    kind,
    attribute,
    options: [...groups].map(([value, { line, members }]) => ({ value, line, codes: members.map(codeOf) })),
    gain: bits(shares) * shares.reduce((sum, share) => sum + share, 0),
  };
};

const groupBy = (
  leaders: readonly RankedLine[],
  keysOf: (leader: RankedLine) => readonly { readonly value: string; readonly line: string | null }[],
): ReadonlyMap<string, Group> => {
  const groups = new Map<string, Group>();
  for (const leader of leaders) {
    for (const { value, line } of keysOf(leader)) {
      const group = groups.get(value) ?? { line, members: [] };
      group.members.push(leader);
      groups.set(value, group);
    }
  }
  return groups;
};

/** The last row of the path that states the attribute says which values the line takes. */
const valuesOf = (
  schedule: ScheduleIndex,
  { path }: RankedLine,
  attribute: Attribute | 'material',
): readonly string[] => {
  const stated = path.map((line) => {
    const row = lineReading(schedule, line);
    return attribute === 'material' ? row.materialGroups : (row.attributes.get(attribute) ?? []);
  });
  return stated.findLast((values) => values.length > 0) ?? [];
};

const isKnown = (reading: Reading, attribute: Attribute | 'material'): boolean =>
  attribute === 'material' ? reading.normalized.materials.length > 0 : reading.facts.has(attribute);

/** Questions for an attribute that the description leaves open and by which the leading lines differ. */
export function attributeQuestions(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
): QuestionDraft[] {
  const open = (['material', ...ATTRIBUTES] as const).filter((attribute) => !isKnown(reading, attribute));
  return open.flatMap((attribute) => {
    const groups = groupBy(leaders, (leader) =>
      valuesOf(schedule, leader, attribute).map((value) => ({ value, line: null })),
    );
    const parts = new Set([...groups.values()].map(({ members }) => members.map(codeOf).join()));
    return parts.size < 2 ? [] : [draftOf('attribute', attribute, groups, leaders)];
  });
}

const commonDepth = (leaders: readonly RankedLine[]): number => {
  const [first, ...others] = leaders;
  if (first === undefined) return 0;
  const parts = first.path.findIndex((line, depth) =>
    others.some(({ path }) => path[depth]?.position !== line.position),
  );
  return parts < 0 ? first.path.length : parts;
};

/** The question of where the leading lines' ways part first: by heading, or by the schedule's own words below one. */
export function branchQuestion(schedule: ScheduleIndex, leaders: readonly RankedLine[]): QuestionDraft[] {
  if (leaders.length < 2) return [];
  const depth = commonDepth(leaders);
  const parent = leaders[0]?.path[depth - 1];
  const groups = groupBy(leaders, ({ path }) => {
    const line = path[depth];
    if (line === undefined) return [];
    return [
      {
        value: parent === undefined ? (line.codeDigits ?? '') : branchValue(line),
        line: line.description.replace(/[\s:]+$/u, ''),
      },
    ];
  });
  if (groups.size < 2) return [];
  if (parent === undefined) return [draftOf('heading', 'heading', groups, leaders)];
  return [draftOf('branch', branchAttribute(parent, schedule.ancestors(parent.position)), groups, leaders)];
}

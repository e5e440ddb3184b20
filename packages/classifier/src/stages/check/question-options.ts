import { ATTRIBUTES, type Attribute } from '@svc/knowledge/data/attributes';
import { BASE_METAL_GROUPS, CHAPTER_MATERIALS, TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import { isResidual } from '@svc/tariff/changes/residual';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { branchAttribute, branchValue } from '../../branch-key.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine } from '../rank.ts';
import { mayBoth } from '../rank/agreement.ts';
import { valuesOf } from './line-values.ts';
import { statedValues } from '../normalize/find-attributes.ts';
import { findMaterials } from '../normalize/find-materials.ts';

/** Candidates parted by what a question asks, without words; `line` is the schedule's own text of an option. */
export interface QuestionDraft {
  readonly kind: 'attribute' | 'branch' | 'heading';
  readonly attribute: string;
  readonly options: readonly {
    readonly value: string;
    readonly line: string | null;
    readonly codes: readonly string[];
    /** Further values that leave the same codes: one option is enough for them. */
    readonly also: readonly string[];
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

type Option = QuestionDraft['options'][number];

const optionOf = (value: string, line: string | null, members: readonly RankedLine[]): Option => ({
  value,
  line,
  codes: members.map(codeOf),
  also: [],
});

/** A material that a line of another takes besides, as a coating or a part, tells nothing apart. */
const withoutBesides = (options: readonly Option[]): Option[] =>
  options.filter(
    ({ codes }) =>
      !options.some(
        (other) => other.codes.length > codes.length && codes.every((code) => other.codes.includes(code)),
      ),
  );

/** Options of facts that leave the same codes are one. */
const merged = (options: readonly Option[]): Option[] => {
  const byCodes = new Map<string, Option>();
  for (const option of options) {
    const key = option.line === null ? option.codes.join() : option.value;
    const same = byCodes.get(key);
    byCodes.set(key, same === undefined ? option : { ...same, also: [...same.also, option.value] });
  }
  return [...byCodes.values()];
};

const draftOf = (
  kind: QuestionDraft['kind'],
  attribute: string,
  groups: ReadonlyMap<string, Group>,
  leaders: readonly RankedLine[],
): QuestionDraft => {
  const options = merged([...groups].map(([value, { line, members }]) => optionOf(value, line, members)));
  const total = leaders.reduce((sum, { scores }) => sum + scores.final, 0);
  const shares = [...groups.values()].map(
    ({ members }) => members.reduce((sum, { scores }) => sum + scores.final, 0) / total,
  );

  return {
    kind,
    attribute,
    options: attribute === 'material' ? withoutBesides(options) : options,
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

const METALS: ReadonlySet<string> = new Set(BASE_METAL_GROUPS.filter((group) => group !== 'metal'));
const TEXTILES: ReadonlySet<string> = new Set(TEXTILE_GROUPS.filter((group) => group !== 'textile'));

/** Without a wide material beside one within it: goods of iron are of base metal too. */
const withoutWider = (groups: ReadonlyMap<string, Group>): ReadonlyMap<string, Group> => {
  const found = new Map(groups);
  for (const [wide, narrow] of [
    ['metal', METALS],
    ['textile', TEXTILES],
  ] as const) {
    const within = [...groups].filter(([value]) => narrow.has(value));
    const wider = groups.get(wide);
    if (wider === undefined || within.length === 0) continue;
    found.delete(wide);
    for (const [value, group] of within) {
      found.set(value, { ...group, members: [...new Set([...group.members, ...wider.members])] });
    }
  }

  return found;
};

/** Values that the same goods may have become one option: an answer of `prepared` does not rule out what is cooked. */
const withoutBoth = (groups: ReadonlyMap<string, Group>): ReadonlyMap<string, Group> => {
  const found = new Map<string, Group>();
  for (const [value, group] of groups) {
    const same = [...found.keys()].find((other) => mayBoth(value, other));
    const members = [...(same === undefined ? [] : (found.get(same)?.members ?? [])), ...group.members];
    found.set(same ?? value, { ...group, members: [...new Set(members)] });
  }

  return found;
};

/** Materials that take others: `other textile materials` are none that the rows beside name. */
const WIDE: ReadonlySet<string> = new Set(['textile', 'metal']);

const takenValues = (
  schedule: ScheduleIndex,
  leader: RankedLine,
  attribute: Attribute | 'material',
): readonly string[] => {
  const { values, isRest } = valuesOf(schedule, leader, attribute);
  return isRest ? values.filter((value) => !WIDE.has(value)) : values;
};

const groupsOf = (
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  attribute: Attribute | 'material',
): ReadonlyMap<string, Group> =>
  withoutBoth(
    withoutWider(
      groupBy(leaders, (leader) =>
        takenValues(schedule, leader, attribute).map((value) => ({ value, line: null })),
      ),
    ),
  );

const partsOf = (groups: ReadonlyMap<string, Group>): number =>
  new Set([...groups.values()].map(({ members }) => members.map(codeOf).join())).size;

const chapterMaterials = ({ line }: RankedLine): string =>
  (CHAPTER_MATERIALS[line.codeDigits?.slice(0, 2) ?? ''] ?? []).join();

/** Whether the leading lines differ by an attribute at all. */
export function turnsOn(
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  attribute: Attribute | 'material',
): boolean {
  const values = new Set(leaders.map((leader) => valuesOf(schedule, leader, attribute).values.join()));
  if (values.size > 1) return true;
  if (attribute !== 'material') return false;

  // Beside a chapter that no material makes up, such as toys or machines, it is not the material that decides.
  const ofChapters = leaders.map(chapterMaterials);
  return ofChapters.every((materials) => materials !== '') && new Set(ofChapters).size > 1;
}

// A foreign text may state a fact in English.
const isKnown = (reading: Reading, attribute: Attribute | 'material'): boolean => {
  const { clean_description, materials } = reading.normalized;
  if (attribute === 'material') return materials.length > 0 || findMaterials([clean_description]).length > 0;
  return reading.facts.has(attribute) || statedValues(clean_description).has(attribute);
};

/**
 * The lines that the goods' main material leaves: where one names it, those that name others are out, and so is the one of
 * "other" materials. Which of them it is was given, not to be asked.
 */
export function leftByMaterial(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
): readonly RankedLine[] {
  const [main] = reading.normalized.material_groups;
  const named = leaders.map((leader) => valuesOf(schedule, leader, 'material').values);
  if (main === undefined || !named.some((groups) => groups.includes(main))) return leaders;
  return leaders.filter((_, place) => named[place]?.length === 0 || named[place]?.includes(main));
}

/** Share of the leading lines' probability that stands under one option at least. */
const coveredShare = (groups: ReadonlyMap<string, Group>, leaders: readonly RankedLine[]): number => {
  const covered = new Set([...groups.values()].flatMap(({ members }) => members));
  const sum = (lines: Iterable<RankedLine>): number =>
    [...lines].reduce((total, { scores }) => total + scores.final, 0);

  return sum(covered) / sum(leaders);
};

/** Whether no line stands under two values: what is cooked is prepared too. A line may well take two materials. */
const areApart = (groups: ReadonlyMap<string, Group>): boolean => {
  const options = new Map([...groups.values()].map(({ members }) => [members.map(codeOf).join(), members]));
  const codes = [...options.values()].flat().map(codeOf);
  return new Set(codes).size === codes.length;
};

/** Questions for an attribute that the description leaves open and by which the leading lines differ. */
export function attributeQuestions(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
): QuestionDraft[] {
  const open = (['material', ...ATTRIBUTES] as const).filter((attribute) => !isKnown(reading, attribute));
  return open.flatMap((attribute) => {
    const groups = groupsOf(schedule, leaders, attribute);
    const isTold =
      partsOf(groups) > 1 &&
      coveredShare(groups, leaders) >= BOUNDS.questionCoverage &&
      (attribute === 'material' || areApart(groups));
    return isTold ? [draftOf('attribute', attribute, groups, leaders)] : [];
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

/** The text of a branch; where the schedule has none, its code and the first text below it that names goods. */
const labelOf = (path: readonly ScheduleLine[]): string => {
  const [own = '', ...below] = path.map(({ description }) => description.replace(/^[\s-]+|[\s:]+$/gu, ''));
  if (own !== '') return own;
  const code = path.find((line) => line.code !== null)?.code ?? '';
  return `${code} ${below.find((text) => text !== '' && !isResidual(text)) ?? ''}`.trim();
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
        line: labelOf(path.slice(depth)),
      },
    ];
  });
  if (groups.size < 2) return [];
  if (parent === undefined) return [draftOf('heading', 'heading', groups, leaders)];

  return [draftOf('branch', branchAttribute(parent, schedule.ancestors(parent.position)), groups, leaders)];
}

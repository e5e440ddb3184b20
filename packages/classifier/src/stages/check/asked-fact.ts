import type { Attribute } from '@svc/knowledge/data/attributes';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { isFeature, isOfProcedure, requirementsOf } from '../../compare/row-names.ts';
import type { ScheduleIndex } from '../../ports.ts';
import { lineReading } from '../rank/line-reading.ts';

/** The fact that all rows depend on; `feature` for several or another. */
export type AskedFact = Attribute | 'material' | 'heading' | 'feature';

const differ = (sets: readonly (readonly string[])[]): boolean =>
  sets.every((set) => set.length > 0) && new Set(sets.map((set) => set.toSorted().join())).size > 1;

const nameInCommon = (rows: readonly ScheduleLine[]): boolean => {
  const [first = [], ...others] = rows.map(({ description }) => tokenize(description));
  return first.some((term) => others.every((terms) => terms.includes(term)));
};

const OF = /(?:^|\s)(?:of|from|bằng|từ)\s/iu;
const OF_FIRST = /^[\s-]*(?:wholly |mainly )?(?:of|from|bằng|từ)\s/iu;

const toldOf = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): readonly ScheduleLine[] =>
  rows.filter((row) => !lineReading(schedule, row).isResidual);

/** True if the rows name different materials. */
function partByMaterial(schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean {
  const names = toldOf(schedule, rows).map((row) => lineReading(schedule, row).materialNames);
  return names.length === 1 ? (names[0]?.length ?? 0) > 0 : differ(names);
}

/** True if several rows name a material without a share. */
export const partByWholeMaterial = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean =>
  toldOf(schedule, rows).length > 1 &&
  rows.every((row) => lineReading(schedule, row).limits.length === 0) &&
  partByMaterial(schedule, rows);

/** True if the rows say `Of cotton`, or all name the same goods `of` a material; `Paper-wrapped` is of tobacco. */
function nameOnlyMaterials(schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean {
  const told = toldOf(schedule, rows);
  const isOfOneName = told.length > 1 && nameInCommon(told);
  return told.every(({ description }) => OF_FIRST.test(description) || (isOfOneName && OF.test(description)));
}

/** The fact that parts the rows. */
export const asksFor = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): AskedFact => {
  const told = rows.map((row) => lineReading(schedule, row)).filter(({ isResidual }) => !isResidual);
  const isOfMaterial = partByMaterial(schedule, rows) && nameOnlyMaterials(schedule, rows);
  const isPlain = rows.every(
    (row) => lineReading(schedule, row).limits.length === 0 && !/\bwithout\b/iu.test(row.description),
  );
  if (isOfMaterial && isPlain) return 'material';

  // Rows for babies only may be of food.
  const isOfBabies = told.every(({ attributes }) => attributes.get('gender')?.join() === 'babies');
  if (isOfBabies || rows.some((row) => requirementsOf(row).length > 0)) return 'feature';

  const [first, ...others] = told;
  const shared = [...(first?.attributes.keys() ?? [])].find(
    (attribute) =>
      attribute !== 'use' &&
      attribute !== 'form' &&
      (others.length === 0 || differ(told.map(({ attributes }) => attributes.get(attribute) ?? []))),
  );
  return shared ?? 'feature';
};

/** True if every row is a feature that a person can recognise, and all are distinct. */
export const canBeTold = (schedule: ScheduleIndex, rows: readonly ScheduleLine[]): boolean => {
  const texts = rows.map(({ description }) => tokenize(description).join(' ') || description.toLowerCase());
  // Rows that name the same goods ("T-shirts of cotton") differ only in the fact.
  const isOfOneFact = rows.length > 1 && asksFor(schedule, rows) !== 'feature' && nameInCommon(rows);
  return (
    new Set(texts).size === texts.length &&
    rows.every(
      (row, at) =>
        texts[at] !== '' &&
        !isOfProcedure(row) &&
        (lineReading(schedule, row).isResidual || isFeature(row.description) || isOfOneFact),
    )
  );
};

import { cue } from '@svc/knowledge/read-table';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { LIST_SEPARATOR } from '../../classification.ts';
import type { Reason } from '../../coded-sentences.ts';
import { broken } from '../../compare/finding.ts';
import { compareRow } from '../../compare/findings.ts';
import { hasNoun, kindsIn } from '../../compare/notes.ts';
import {
  CLAUSE_END,
  isBareRest,
  isCovered,
  isFeature,
  isInVietnamese,
  isNameRead,
  isOfChemicals,
  isOfProcedure,
  isReadable,
  namedIn,
} from '../../compare/row-names.ts';
import { limitedName, rowName } from '../../compare/row-quotes.ts';
import type { Step } from '../../compare/steps.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import { rowMaterialAgreement } from '../rank/agreement.ts';
import { lineReading } from '../rank/line-reading.ts';

const OTHER_CHARS = 55;
const OTHERS_MAX = 3;
const SUBHEADING_DIGITS = 6;

/** A property without goods: `Certified organic`, `Covering the ankle`, `Suitable for buildings`, `Goods obtained from …`. */
const PROPERTY = cue('property', 'iu');
/** English rows name goods in the plural, kinds and substances in the singular: `Radial`, `Top loading`. */
const PLURAL = /\p{L}{2}s(?!\p{L})/u;

/** A collective noun: whether it takes the goods does not follow from their name. */
const COLLECTIVE = cue('collective', 'iu');

/** True for `Other green tea` next to `Green tea in packings of up to 3 kg`, not for `Other black tea`. */
export function isRestBeside(schedule: ScheduleIndex, row: ScheduleLine, taken: ScheduleLine): boolean {
  const { isResidual, terms } = lineReading(schedule, row);
  const named = [...tokenize('other'), ...lineReading(schedule, taken).terms];
  return isResidual && (isBareRest(row) || terms.every((term) => named.includes(term)));
}

/** True if the product name was read and its noun is in the schedule or a known product. */
const isNameKnown = (reading: Reading, schedule: ScheduleIndex): boolean =>
  isNameRead(reading) &&
  (reading.products.length > 0 || schedule.termWeight(tokenize(reading.head).at(-1) ?? '') > 0);

/** True if a row names goods: in Vietnamese, in the plural, or of a known kind. */
const namesGoods = (row: ScheduleLine): boolean =>
  isInVietnamese(row) || PLURAL.test(row.description) || kindsIn(row).length > 0;

/** True if a row has the noun of the goods, or names all goods above it but some. */
function mayTakeGoods(reading: Reading, path: readonly ScheduleLine[], other: ScheduleLine): boolean {
  const all = tokenize(other.description.split(CLAUSE_END)[0] ?? '').join();
  return hasNoun(reading, other) || path.some(({ description }) => tokenize(description).join() === all);
}

/** Reason that names the siblings of a residual row; none if one applies or their names were not compared. */
export function residualReason(
  reading: Reading,
  schedule: ScheduleIndex,
  { path }: RankedLine,
  { row, others }: Step,
): Reason[] {
  const isShown = row.isLeaf || row.codeDigits?.length === SUBHEADING_DIGITS;
  // Names of substances are not compared.
  if (!isShown || !isBareRest(row) || isOfChemicals(row)) return [];

  const told = others.filter((other) => !lineReading(schedule, other).isResidual);
  const isMet = (other: ScheduleLine): boolean =>
    compareRow(reading, schedule, other).some(({ verdict, isWhole }) => isWhole && verdict === 'meets');
  const isOfMaterial = (other: ScheduleLine): boolean =>
    rowMaterialAgreement(reading, lineReading(schedule, other)) === 1;
  const isNamed = (other: ScheduleLine): boolean =>
    isCovered(reading, schedule, other) || namedIn(reading, schedule, other) !== null;
  const takesGoods = (other: ScheduleLine): boolean =>
    isMet(other) || isOfMaterial(other) || isNamed(other) || mayTakeGoods(reading, path, other);
  const isCompared = (other: ScheduleLine): boolean =>
    isFeature(other.description) || PROPERTY.test(other.description) || !namesGoods(other)
      ? broken(compareRow(reading, schedule, other)).length > 0
      : !isOfProcedure(other) &&
        !COLLECTIVE.test(other.description) &&
        isReadable(reading, other) &&
        (isInVietnamese(other) || isNameKnown(reading, schedule));
  if (told.length === 0 || told.some((other) => !isCompared(other) || takesGoods(other))) return [];
  const names = told
    .slice(0, OTHERS_MAX)
    .map((other) =>
      lineReading(schedule, other).limits.length > 0 ? limitedName(other) : rowName(other, OTHER_CHARS),
    );

  return [
    {
      key: told.length > OTHERS_MAX ? 'residual_more' : 'residual',
      params: { row: rowName(row), others: names.join(LIST_SEPARATOR), count: told.length - OTHERS_MAX },
    },
  ];
}

import {
  ELECTRIC_MEASURE,
  ELECTRONIC_NAME,
  POWER_KEYS,
  POWER_SOURCE,
} from '@svc/knowledge/data/power-signals';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { isElectrical } from './find-attributes.ts';

/** Chapter 85, and machines of other chapters that none work without electricity. */
const ELECTRICAL_HEADING = /^(?:85|8418|8415|8450|8451|8471|8476)/u;

/** True if a field of the notes gives a voltage, a battery or another source of power. */
const statesPower = (notes: string): boolean =>
  [...notes.matchAll(POWER_KEYS)]
    .map((match) => match.groups?.['value'] ?? '')
    .some((value) => ELECTRIC_MEASURE.test(value) || POWER_SOURCE.test(value));

/** The texts that say whether goods work with electricity. */
interface PowerTexts {
  readonly own: string;
  readonly material: string;
  readonly notes: string;
}

/** True if goods work with electricity, by their own words, their fields or their name. */
export function isElectricalGoods(
  { own, material, notes }: PowerTexts,
  called: NamedProduct | null,
): boolean {
  return (
    isElectrical(`${own} ${material}`) ||
    ELECTRONIC_NAME.test(own) ||
    statesPower(notes) ||
    (called?.type.headings.every((heading) => ELECTRICAL_HEADING.test(heading)) ?? false)
  );
}

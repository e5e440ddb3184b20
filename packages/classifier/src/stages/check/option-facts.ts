import type { Attribute } from '@svc/knowledge/data/attributes';
import { statedText } from '@svc/tariff/search/stated-text';
import type { Reading } from '../../reading.ts';
import { statedValues } from '../normalize/find-attributes.ts';
import { findMaterials } from '../normalize/find-materials.ts';
import { attributeAgreement, rowMaterialAgreement } from '../rank/agreement.ts';
import { takesTheRest, textOf, type Option } from './option-texts.ts';

const ELECTRICAL = /^[\s-]*(?:electric(?:al|ally operated)?|electronic|(?:loại )?(?:chạy )?điện)[\s:]*$/iu;

const materialVote = (reading: Reading, stated: string): number => {
  const found = findMaterials([stated]);
  return rowMaterialAgreement(reading, {
    materialGroups: [...new Set(found.map(({ group }) => group))],
    materialNames: found.map(({ name }) => name),
  });
};

/** Attributes whose words in a text are said of the goods, not of what they go with. */
const FIRM: readonly Attribute[] = ['gender', 'construction', 'state'];

const firmFacts = ({ facts }: Reading): ReadonlyMap<Attribute, string> =>
  new Map([...facts].filter(([attribute]) => FIRM.includes(attribute)));

/** What the facts read of the goods say of an option: 1 for it, below 0 against it, else 0 to 1. */
export function factVote(reading: Reading, option: Option): number {
  const stated = statedText(textOf(option));
  const votes = [
    materialVote(reading, stated),
    attributeAgreement(firmFacts(reading), { attributes: statedValues(stated) }),
    ELECTRICAL.test(stated) && reading.normalized.electrical ? 1 : 0,
  ];

  return votes.find((vote) => vote < 0) ?? Math.max(...votes);
}

/** Whether the facts leave one option: the others are against them, or take what no option names. */
export function isSettledByFacts(reading: Reading, options: readonly Option[]): boolean {
  const votes = options.map((option) => (takesTheRest(option) ? -1 : factVote(reading, option)));
  return votes.filter((vote) => vote === 1).length === 1 && votes.every((vote) => vote === 1 || vote < 0);
}

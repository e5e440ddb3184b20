import type { Attribute } from '@svc/knowledge/data/attributes';
import { SUBSTANCE } from '@svc/knowledge/data/materials';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { cue } from '@svc/knowledge/read-table';
import type { ClassifyInput } from '../../input.ts';
import { statesOrigin } from './states-origin.ts';

/** Terms that introduce the composition of goods, whether the material is known or not. */
const MATERIAL_STATED = cue('material stated', 'iu');

export interface ReadFacts {
  readonly called: NamedProduct | null;
  readonly facts: ReadonlyMap<Attribute, string>;
  readonly hasMaterial: boolean;
  readonly hasUse: boolean;
  readonly isElectrical: boolean;
}

const SHARE = /\d\s*%/u;
const CLOTHING = /^6[12]/u;
const WORN = /^(?:6[12](?:0\d|1[0-4])|640[1-5])/u;
/** Goods that the schedule divides by function or content, not by material. */
const NO_MATERIAL = new Set(['food', 'chemicals', 'machinery', 'electronics', 'vehicles']);
const OWN_USE = new Set(['food', 'apparel', 'vehicles']);
const MACHINE = cue('machine', 'iu');

const startsIn = (called: NamedProduct | null, chapters: RegExp): boolean =>
  called?.type.headings.some((heading) => chapters.test(heading)) ?? false;

/** True if the text states the material, even an unknown one, or the goods are not classified by it. */
const isMaterialSettled = ({ description, notes = '' }: ClassifyInput): boolean =>
  [SHARE, MACHINE, SUBSTANCE, MATERIAL_STATED].some((signs) => signs.test(description)) ||
  MATERIAL_STATED.test(notes);

const isMissing: Readonly<Record<string, (read: ReadFacts, input: ClassifyInput) => boolean>> = {
  material: ({ called, hasMaterial, isElectrical }, input) =>
    !hasMaterial &&
    !isElectrical &&
    !(input.material || input.composition) &&
    !NO_MATERIAL.has(called?.type.category ?? '') &&
    !isMaterialSettled(input),
  gender: ({ called, facts }) => startsIn(called, WORN) && !facts.has('gender'),
  construction: ({ called, facts }) => startsIn(called, CLOTHING) && !facts.has('construction'),
  use: ({ called, hasUse }, { use }) => !use && !hasUse && !OWN_USE.has(called?.type.category ?? ''),
  origin: (_, { description, notes = '', origin }) => !origin && !statesOrigin(`${description} ${notes}`),
};

export function missingFacts(read: ReadFacts, input: ClassifyInput): string[] {
  return Object.keys(isMissing).filter((fact) => isMissing[fact]?.(read, input));
}

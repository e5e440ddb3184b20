import { ATTRIBUTES, type Attribute } from '@svc/knowledge/data/attributes';
import { MATERIALS } from '@svc/knowledge/data/materials';
import type { Answer } from '../../input.ts';
import type { FoundMaterial } from './find-materials.ts';

export const isAttribute = (name: string): name is Attribute =>
  ATTRIBUTES.some((attribute) => attribute === name);

/** Chosen materials, all main ones. */
export const answeredMaterials = (answers: readonly Answer[]): FoundMaterial[] =>
  answers
    .filter(({ attribute }) => attribute === 'material')
    .map(({ value }) => ({
      name: MATERIALS.find((material) => material.group === value)?.name ?? value,
      group: value,
      percent: null,
    }));

/** Answers on a material or another fact; those on a heading or branch teach text models nothing. */
export const answerWords = (answers: readonly Answer[]): string =>
  answers
    .filter(({ attribute }) => attribute === 'material' || isAttribute(attribute))
    .map(({ value }) => value.replaceAll('_', ' '))
    .join(' ');

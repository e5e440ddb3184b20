import { MATERIALS, type MaterialGroup } from './data/materials.ts';

/** Where a legal text stands. */
export type LegalScope = 'general_rule' | 'section' | 'chapter' | 'heading' | 'subheading';

/** What a legal text does to goods in a line it touches. */
export type LegalEffect = 'excludes' | 'includes' | 'defines' | 'conditions';

/** Conditions on the goods; all that are given must hold. Lists hold when one of their items does. */
export interface LegalCondition {
  /** English names of the goods themselves, as the glossary translates them: they end the head of the description. */
  readonly terms?: readonly string[];
  /** English phrases stated anywhere in the description. */
  readonly stated?: readonly string[];
  readonly construction?: readonly string[];
  readonly materialGroups?: readonly MaterialGroup[];
  /** Starts of headings where goods of this kind usually stand. */
  readonly usualHeadings?: readonly string[];
  readonly isSet?: boolean;
  readonly isPart?: boolean;
  /** Whether the goods work with electricity. */
  readonly isPowered?: boolean;
}

/** One legal text as a condition on the goods. */
export interface LegalRule {
  readonly id: string;
  readonly scope: LegalScope;
  /** Place in the nomenclature, as lawyers cite it. */
  readonly reference: string;
  readonly effect: LegalEffect;
  /** Starts of the codes the rule is about; empty for rules on every line. */
  readonly codes: readonly string[];
  readonly exceptCodes: readonly string[];
  readonly when: LegalCondition;
  /** Heading or chapter the goods belong to instead, when the text names it. */
  readonly code: string | null;
}

const EFFECTS: readonly LegalEffect[] = ['excludes', 'includes', 'defines', 'conditions'];

const scopeOf = (reference: string): LegalScope => {
  if (reference.startsWith('GRI')) return 'general_rule';
  if (reference.includes('subheading note')) return 'subheading';
  return reference.startsWith('Section') ? 'section' : 'chapter';
};

const effectOf = (row: string, name: string): LegalEffect => {
  const effect = EFFECTS.find((known) => known === name);
  if (effect === undefined) throw new Error(`unknown effect in the legal rule: ${row}`);
  return effect;
};

const GROUPS = new Map(MATERIALS.map(({ group }): [string, MaterialGroup] => [group, group]));

const groupOf = (name: string): MaterialGroup => {
  const group = GROUPS.get(name);
  if (group === undefined) throw new Error(`unknown group of materials in a legal rule: ${name}`);
  return group;
};

const CONDITIONS: Readonly<Record<string, (items: readonly string[]) => LegalCondition>> = {
  terms: (terms) => ({ terms }),
  stated: (stated) => ({ stated }),
  construction: (construction) => ({ construction }),
  materials: (groups) => ({ materialGroups: groups.map(groupOf) }),
  usual: (usualHeadings) => ({ usualHeadings }),
  set: () => ({ isSet: true }),
  part: () => ({ isPart: true }),
  powered: () => ({ isPowered: true }),
};

const conditionOf = (row: string, parts: readonly string[]): LegalCondition => {
  let when: LegalCondition = {};
  for (const part of parts) {
    const [name = '', items = ''] = part.split('=');
    const read = Object.hasOwn(CONDITIONS, name) ? CONDITIONS[name] : undefined;
    if (read === undefined) throw new Error(`unknown condition in the legal rule: ${row}`);
    when = { ...when, ...read(items.split('|')) };
  }

  return when;
};

const ruleOf = (row: string): LegalRule => {
  const [id = '', reference = '', effect = '', codes = '', code = '', ...conditions] = row
    .split(';')
    .map((part) => part.trim());
  const starts = codes.split(' ').filter((start) => start !== '');

  return {
    id,
    scope: scopeOf(reference),
    reference,
    effect: effectOf(row, effect),
    codes: starts.filter((start) => !start.startsWith('-')),
    exceptCodes: starts.filter((start) => start.startsWith('-')).map((start) => start.slice(1)),
    when: conditionOf(row, conditions),
    code: code === '' ? null : code,
  };
};

/**
 * Reads rows `id; reference; effect; codes; code; condition=item|item; …`. `codes` are starts of codes, those behind a
 * minus sign excepted; `code` is empty when the text names no heading or chapter. The scope follows from the reference.
 */
export function legalRules(...rows: readonly string[]): readonly LegalRule[] {
  return rows.map(ruleOf);
}

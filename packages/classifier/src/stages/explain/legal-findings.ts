import type { LegalRule } from '@svc/knowledge/legal-rule';
import type { LegalFinding } from '../../classification.ts';
import type { Words } from './words.ts';

/** Puts legal rules into the answer language; their own reference when no wording is known. */
export function legalFindings(rules: readonly LegalRule[], words: Words): LegalFinding[] {
  return rules.map(({ id, scope, reference, effect, code }) => ({
    id,
    scope,
    reference,
    effect,
    code,
    text: words.named(`legal_${id}`, reference),
  }));
}

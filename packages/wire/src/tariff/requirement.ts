import type { Language } from '@svc/i18n/language';
import type { RequirementRow } from '@svc/law/pack/requirement';

export function requirementItem(requirement: RequirementRow, language: Language) {
  return {
    key: requirement.key,
    authority: requirement.authority,
    kind: requirement.kind,
    title: requirement.title[language],
    summary: requirement.summary[language],
    legal_basis: requirement.legalBasis,
    url: requirement.url,
    applies_when: requirement.appliesWhen?.[language] ?? null,
    strength: requirement.strength,
    from: requirement.from,
    to: requirement.to,
  };
}

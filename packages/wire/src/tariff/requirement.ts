import type { Language } from '@svc/i18n/language';
import type { NoteText, Requirement } from '@svc/law/compliance/requirement';

/** A requirement on import as the interface names its fields; readers of Japanese and Korean get the English text. */
export function requirementItem(requirement: Requirement, language: Language) {
  const words = (text: NoteText): string => (language === 'vi' ? text.vi : text.en);

  return {
    key: requirement.key,
    authority: requirement.authority,
    kind: requirement.kind,
    title: words(requirement.title),
    summary: words(requirement.summary),
    legal_basis: requirement.legalBasis,
    url: requirement.url,
    applies_when: requirement.appliesWhen === null ? null : words(requirement.appliesWhen),
    strength: requirement.strength,
    from: requirement.from,
    to: requirement.to,
  };
}

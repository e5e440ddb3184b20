import { glossaryTerms, readGlossaryFile } from '@svc/knowledge/base/glossary-file';
import type { GlossaryText } from '@svc/knowledge/base/glossary-folder';
import { createGlossary, type Glossary } from '@svc/text-model/glossary';

export function glossaryOf(texts: readonly GlossaryText[]): Glossary {
  return createGlossary(glossaryTerms(texts.flatMap(({ text }) => readGlossaryFile(text))));
}

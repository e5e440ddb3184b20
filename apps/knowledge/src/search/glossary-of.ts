import { glossaryTerms, readGlossaryFile } from '@svc/knowledge/base/glossary-file';
import type { GlossaryText } from '@svc/knowledge/base/glossary-folder';
import { createGlossary, type Glossary } from '@svc/text-model/glossary';

/** The glossary of these files, as the models read it. */
export function glossaryOf(texts: readonly GlossaryText[]): Glossary {
  return createGlossary(glossaryTerms(texts.flatMap(({ text }) => readGlossaryFile(text))));
}

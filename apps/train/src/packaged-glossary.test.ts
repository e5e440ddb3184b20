import { describe, expect, it } from '@jest/globals';
import { readGlossaryTerms } from '@svc/knowledge/base/glossary-folder';
import { readGlossary } from '@svc/text-model/glossary';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));
const terms = readGlossaryTerms(`${PACKAGES}knowledge/data`);

describe('the glossary of the shipped models', () => {
  it('is that of the knowledge base; changes need `npm run train`', () => {
    const shipped = readGlossary(readFileSync(`${PACKAGES}text-model/data/glossary.tsv`, 'utf8'));
    expect(shipped).toEqual(terms);
  });

  it('has each abbreviation once, in lower case, with its meaning', () => {
    const abbreviations = terms.filter(({ isAbbreviation }) => isAbbreviation === true);
    expect(abbreviations.length).toBeGreaterThan(500);
    expect(new Set(abbreviations.map(({ term }) => term)).size).toBe(abbreviations.length);
    for (const { term, english } of abbreviations) {
      expect(term).toBe(term.toLowerCase().trim());
      expect(english).toMatch(/^\S.*\S$/);
    }
  });
});

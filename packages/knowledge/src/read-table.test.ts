import { describe, expect, it } from '@jest/globals';
import { cue, phrasesOf, readTable } from './read-table.ts';

describe('tables of the lexicon', () => {
  it.each(['phrases', 'cues'])('have a list and one cell in each row: %s', (name) => {
    const rows = readTable(`lexicon/${name}`);
    expect(rows.filter((row) => row.length !== 2 || row.includes(''))).toEqual([]);
  });

  it('join the rows of a list, without comments', () => {
    expect(phrasesOf('textile groups')).toEqual(expect.arrayContaining(['cotton', 'textile']));
    expect('an insulated wallplate'.replace(cue('no form'), '')).toBe('an insulated ');
    expect(readTable('lexicon/attributes').flat().join()).not.toContain('#');
  });

  it('throw for an unknown list', () => {
    expect(() => phrasesOf('no such list')).toThrow('no list "no such list"');
    expect(() => cue('no such list')).toThrow('no list "no such list"');
  });
});

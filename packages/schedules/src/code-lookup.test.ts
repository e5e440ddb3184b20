import { describe, expect, it } from '@jest/globals';
import { CODED_SCHEDULE } from '../test/coded-schedule.ts';
import { codeLookup } from './code-lookup.ts';

describe('codeLookup', () => {
  const { find, version } = codeLookup(CODED_SCHEDULE, 'v1');

  it('reports the version it uses', () => {
    expect(version).toBe('v1');
  });

  it('finds a declarable line, with nothing below it', () => {
    expect(find('6109100012')).toEqual({ code: '6109.10.00.12', isLeaf: true, below: [] });
  });

  it('finds a declarable heading', () => {
    expect(find('6110')).toEqual({ code: '6110', isLeaf: true, below: [] });
  });

  it('finds the first three declarable lines below a divided line, and counts the rest', () => {
    const below = ['6109.10.00.12', '6109.10.00.14', '6109.10.00.40', '6109.10.00.45'];
    expect(find('61091000')).toEqual({ code: '6109.10.00', isLeaf: false, below });
    expect(find('61099010')).toEqual({ code: '6109.90.10', isLeaf: false, below: ['6109.90.10.07'] });
  });

  it('finds digits that are only a prefix, without a code', () => {
    expect(find('610910')).toMatchObject({ code: null, isLeaf: false });
    expect(find('610990')).toEqual({ code: null, isLeaf: false, below: ['6109.90.10.07'] });
  });

  it.each(['6109100099', '62', '0000', '61091000120'])('finds nothing for %s', (digits) => {
    expect(find(digits)).toBeNull();
  });

  it.each(['', 'abcd', '6109.10', ' 6109'])('does not read %j as digits', (text) => {
    expect(find(text)).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { findFormFaults } from './find-form-faults.ts';

const faultsOf = (text: string) =>
  findFormFaults({ chapter: '61', text }).map(({ where, message }) => `${where} ${message}`);

describe('findFormFaults', () => {
  it('finds none in a valid file', () => {
    const text = `
'6109':
  title:
    en: T-shirts
'610910':
  names:
    en: cotton tee; tank top
  examples:
    en: |
      TEE SS COTTON
  traps:
    - goods: knitted pyjama tops
      code: '610831'
      why: pyjamas are named in heading 6108
`;
    expect(faultsOf(text)).toEqual([]);
  });

  it('names the line of a YAML error', () => {
    const [fault] = faultsOf(`'610910':\n  names:\n    en: cotton: tee\n`);
    expect(fault).toMatch(/^61\.yaml:3 /u);
  });

  it('names the line of a duplicate code', () => {
    const [fault] = faultsOf(`'610910': {}\n'610910': {}\n`);
    expect(fault).toMatch(/^61\.yaml:2 .*unique/u);
  });

  it.each([
    [`'61091': {}`, '61.yaml:1 "61091" is not a code of four or six digits in quotation marks'],
    [`'620510': {}`, '61.yaml:1 620510 is not of chapter 61'],
    [`'610910':\n  name: {}`, '61.yaml:2 unknown field "name"'],
    [`'610910':\n  names:\n    de: Hemd`, '61.yaml:3 unknown field "de"'],
    [`'610910':\n  names:\n    en: 42`, '61.yaml:3 "en" is not a text'],
    [`'610910':\n  names:\n    - tee`, '61.yaml:3 not a mapping of en, vi, ja, ko'],
    [`'610910':\n  facts: {}`, '61.yaml:2 unknown field "facts"'],
    [`'610910':\n  traps: none`, '61.yaml:2 traps are not a list'],
    [`'610910':\n  traps:\n    - code: 610831`, '61.yaml:3 "code" is not a text'],
    [`- '610910'`, '61.yaml:1 not a mapping of codes'],
  ])('reports %j', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it('reports every error of a file with its line', () => {
    const text = `'6109':\n  names:\n    en: tee\n'610910':\n  title:\n    en: tee\n'610990':\n`;
    expect(faultsOf(text)).toEqual([
      '61.yaml:2 unknown field "names"',
      '61.yaml:5 unknown field "title"',
      '61.yaml:7 610990 has no fields',
    ]);
  });

  it('counts Windows line endings', () => {
    expect(faultsOf(`'610910':\r\n  names:\r\n    de: Hemd\r\n`)).toEqual(['61.yaml:3 unknown field "de"']);
  });

  it('reports a duplicate field', () => {
    const [fault] = faultsOf(`'610910':\n  names:\n    en: tee\n  names:\n    en: top\n`);
    expect(fault).toMatch(/^61\.yaml:4 /u);
  });

  it('reports an unquoted code that lost its leading zero', () => {
    const [fault] = findFormFaults({ chapter: '01', text: '010121: {}\n' }).map(({ message }) => message);
    expect(fault).toContain('quotation marks');
  });

  it('marks only a file with invalid YAML as unreadable', () => {
    expect(
      findFormFaults({ chapter: '61', text: `'610910': [` }).every(({ isUnreadable }) => isUnreadable),
    ).toBe(true);
    expect(
      findFormFaults({ chapter: '61', text: `'610910':\n  name: {}` }).some(
        ({ isUnreadable }) => isUnreadable,
      ),
    ).toBe(false);
  });
});

import { expect, it } from '@jest/globals';
import { findGlossaryFaults, glossaryCoverage } from './find-glossary-faults.ts';

const found = (text: string) =>
  findGlossaryFaults([{ file: '1.tsv', text }]).map(({ level, where }) => `${level} ${where}`);

it.each([
  ['steel\tthép\t鋼\t강\n', []],
  ['steel\tthép\t鋼\n', ['error 1.tsv:1']],
  ['steel\t\t鋼\t강\n', ['error 1.tsv:1']],
  ['steel\tthe\u0301p\t鋼\t강\n', ['error 1.tsv:1']],
  ['steel\tthép\t鋼\t강\n\nsteel\tthép\t鉄鋼\t철강\n', ['warning 1.tsv:3']],
])('findGlossaryFaults reads %j', (text, findings) => expect(found(text)).toEqual(findings));

it('glossaryCoverage counts concepts and terms', () => {
  const text = 'wrench; spanner\tcờ lê\tレンチ; スパナ\t렌치\nsteel\tthép\t鋼\t강; 철강\n';
  expect(glossaryCoverage([{ file: '1.tsv', text }])).toEqual([
    'glossary: 2 concepts; terms vi 2, ja 3, ko 3',
  ]);
});

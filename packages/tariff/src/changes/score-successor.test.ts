import { describe, expect, it } from '@jest/globals';
import type { CodedLine } from './coded-lines.ts';
import { NO_RATES } from '../schedule/line.ts';
import { readLine, scoreSuccessor } from './score-successor.ts';

const line = (code: string, text: string, more: Partial<CodedLine> = {}): CodedLine => ({
  position: 0,
  parent: null,
  code,
  codeDigits: code.replaceAll('.', ''),
  level: 'national',
  indent: 1,
  isLeaf: true,
  description: text.split(' > ').at(-1) ?? '',
  fullDescription: text,
  ...NO_RATES,
  dutyRate: '5%',
  column2Rate: '40%',
  unit: 'kg',
  ...more,
});
const score = (old: CodedLine, next: CodedLine, isNew = true) =>
  scoreSuccessor(readLine(old), readLine(next), isNew);

const OLD = line('8507.60.00.10', 'Batteries > Lithium-ion > For vehicles');

describe('successor score', () => {
  it('is 1 for a new line with the same code, text, rates and unit', () => {
    expect(score(OLD, OLD)).toBeCloseTo(1, 10);
  });

  it('is between 0 and 1 for lines with nothing in common', () => {
    const far = line('0101.21.00', 'Horses', { dutyRate: 'Free', column2Rate: null, unit: 'No.' });

    expect(score(OLD, far, false)).toBeGreaterThanOrEqual(0);
    expect(score(OLD, far, false)).toBeLessThan(0.1);
  });

  it.each<[string, CodedLine, CodedLine]>([
    [
      'a part of the old line to a neighbour',
      line('8507.60.00.15', 'Batteries > Lithium-ion > For vehicles > Of cars'),
      line('8507.60.00.15', 'Batteries > Lithium-ion > For toys'),
    ],
    [
      'the line above to a neighbour of the line above',
      line('8507.60.00', 'Batteries > Lithium-ion'),
      line('8507.80.00', 'Batteries > Other'),
    ],
    [
      'the same heading to another',
      line('8507.60.00.15', 'Batteries > Lithium-ion > For vehicles'),
      line('8548.60.00.15', 'Batteries > Lithium-ion > For vehicles'),
    ],
    [
      'equal rates to others',
      line('8507.60.00.15', 'Batteries > Lithium-ion > For cars'),
      line('8507.60.00.15', 'Batteries > Lithium-ion > For cars', { specialRate: 'Free (AU)' }),
    ],
    [
      'an equal unit to another',
      line('8507.60.00.15', 'Batteries > Lithium-ion > For cars'),
      line('8507.60.00.15', 'Batteries > Lithium-ion > For cars', { unit: 'No.' }),
    ],
    [
      'the nearer number to the farther',
      line('8507.60.00.11', 'Batteries > Lithium-ion > For cars'),
      line('8507.60.00.90', 'Batteries > Lithium-ion > For cars'),
    ],
    [
      'common words to none',
      line('8507.60.00.15', 'Batteries > Nickel > For vehicles'),
      line('8507.60.00.15', 'Batteries > Nickel > For toys'),
    ],
  ])('prefers %s', (_what, better, worse) => {
    expect(score(OLD, better)).toBeGreaterThan(score(OLD, worse));
  });

  it('prefers a new line to an existing one', () => {
    expect(score(OLD, OLD, true)).toBeGreaterThan(score(OLD, OLD, false));
  });

  it('prefers a line split off a residual line to another sibling', () => {
    const rest = line('8507.60.00.20', 'Batteries > Lithium-ion > Other');
    const named = line('8507.60.00.20', 'Batteries > Lithium-ion > Toys');
    const cut = line('8507.60.00.30', 'Batteries > Lithium-ion > With cobalt');

    expect(score(rest, cut)).toBeGreaterThan(score(named, cut));
  });

  it('ignores case, punctuation and blanks in a text', () => {
    const printed = line('8507.60.00.15', 'BATTERIES: > Lithium ion > for  vehicles');

    expect(score(OLD, printed)).toBeCloseTo(score(OLD, line('8507.60.00.15', OLD.fullDescription)), 10);
  });

  it('reads terms in other scripts whole', () => {
    const { words, path } = readLine(line('6109.10.10', 'Áo phông > Bằng bông'));

    expect([...words]).toEqual(['áo', 'phông', 'bằng', 'bông']);
    expect(path).toEqual(['áo phông', 'bằng bông']);
  });

  it('handles lines without terms', () => {
    expect(score(line('8507.60.00.10', ''), line('8507.60.00.10', ''))).toBeLessThanOrEqual(1);
    expect(Number.isFinite(score(line('8507.60.00.10', ''), OLD))).toBe(true);
  });
});

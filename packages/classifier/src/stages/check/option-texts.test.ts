import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';
import {
  areSameTexts,
  hasNoText,
  isNamed,
  isOtherKind,
  isTouched,
  namesGoods,
  takesTheRest,
  type Option,
} from './option-texts.ts';

const option = (line: string): Option => ({ value: line, line, codes: [line], also: [] });
const read = (description: string) => normalize({ description, market: 'US' });

describe('texts of options', () => {
  it.each([
    ['7318.14', true],
    ['7318.14 ', true],
    ['7318.14 Self-tapping screws', false],
    ['Other', false],
  ])('%j are a code alone: %s', (line, isOne) => expect(hasNoText(option(line))).toBe(isOne));

  it.each([
    ['Other', true],
    ['- Others', true],
    ['Loại khác', true],
    ['Of other textile materials', true],
    ['Otherwise worked', false],
  ])('%j take the rest: %s', (line, isOne) => expect(takesTheRest(option(line))).toBe(isOne));

  it.each([
    ['Office chairs', true],
    ['Gasket of rubber', true],
    ['Ghế văn phòng', true],
    ['Of cotton', false],
    ['Frozen', false],
    ['Other', false],
  ])('%j name goods: %s', (line, isOne) => expect(namesGoods(option(line))).toBe(isOne));

  it('are the same where only "other" tells them apart', () => {
    expect(
      areSameTexts([option('8423.81 Electronic scales'), option('8423.82 Other electronic scales')]),
    ).toBe(true);
    expect(areSameTexts([option('8423.81'), option('8423.82')])).toBe(false);
  });
});

describe('a description', () => {
  it.each([
    ['handbag of straw', 'Handbags, whether or not with strap', true],
    ['lithium-ion power bank', 'Lithium-ion power banks for charging portable devices', true],
    ['ceramic coffee mug', 'Tableware and kitchenware', true],
    ['ceramic flower pot', 'Tableware and kitchenware', false],
    ['handbag of straw', 'Other', false],
  ])('%j names %j: %s', (description, line, isOne) =>
    expect(isNamed(read(description), option(line))).toBe(isOne),
  );

  it.each([
    ['steel wall bracket', 'Brackets for shelves', true],
    ['steel wall bracket', 'Pneumatic cylinders for lifting', false],
    ['roller bearing', 'Tapered roller bearings', true],
  ])('%j touches %j: %s', (description, line, isOne) =>
    expect(isTouched(read(description), option(line), new Set())).toBe(isOne),
  );

  it.each([
    ['shower curtain', 'Window curtains', true],
    ['curtain', 'Window curtains', false],
    ['cotton curtain', 'Window curtains', false],
    ['shower curtain', 'Shower curtains', false],
    ['shower curtain', 'Curtains', false],
    ['a set of a hooked shower curtain with liner', 'Window curtains (including drapes)', true],
    ['jewelry', 'Toy jewelry valued not over 8 cents', false],
  ])('%j is of another kind than %j: %s', (description, line, isOne) =>
    expect(isOtherKind(read(description), option(line))).toBe(isOne),
  );
});

import { describe, expect, it } from '@jest/globals';
import { articleOf, isFeature } from './article-name.ts';

describe('articleOf', () => {
  it.each([
    ['Pneumatic cylinders for lifting', 'cylinder'],
    ['Fuel pump cover, of aluminium', 'cover'],
    ['- Batteries', 'battery'],
    ['Brushes with handles', 'brush'],
    ['Gasket of polyethylene foam', 'gasket'],
  ])('finds the article that %j names', (text, article) => expect(articleOf(text)).toBe(article));

  it.each([
    'Of ceramic tile',
    'Weighing more than 5 kg',
    'Frozen',
    'Self-adhesive',
    'Tableware and kitchenware',
    'Other machines',
    '',
  ])('finds none in %j', (text) => expect(articleOf(text)).toBeNull());
});

describe('isFeature', () => {
  it.each([
    ['Of cotton', true],
    ['- With a spindle', true],
    ['Bằng nhựa', true],
    ['Office chairs', false],
    ['Onions', false],
  ])('of %j is %s', (text, isOne) => expect(isFeature(text)).toBe(isOne));
});

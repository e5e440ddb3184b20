import { describe, expect, it } from '@jest/globals';
import { rankedBy } from '../../../test/ranked.ts';
import { ruling, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import type { ClassifyInput } from '../../input.ts';
import { packagedWeights } from '../../weights.ts';
import { descend, type BranchObserver } from './descend.ts';
import { findSubheading } from './subheading-roots.ts';

const ROWS: readonly SmallRow[] = [
  ['84', 0, 'Machinery'],
  ['8450', 1, 'Household laundry-type washing machines'],
  ['8450.11', 2, 'Fully automatic machines'],
  ['8450.11.00.10', 3, 'Of a dry linen capacity not exceeding 6 kg'],
  ['', 3, 'Of a dry linen capacity exceeding 6 kg:'],
  ['8450.11.00.40', 4, 'Top loading'],
  ['8450.11.00.80', 4, 'Other'],
  ['8450.90.00.00', 2, 'Parts'],
  ['8465', 1, 'Machines for working wood'],
  ['8465.93', 2, 'Sanding machines'],
  ['8465.93.10.00', 3, 'Electrically operated'],
  ['8465.93.20.00', 3, 'Not electrically operated'],
  ['61', 0, 'Garments'],
  ['6109', 1, 'T-shirts'],
  ['6109.10', 2, 'Of cotton'],
  ['6109.10.00.12', 3, "Men's"],
  ['6109.10.00.40', 3, "Women's"],
  ['6109.10.00.60', 3, "Women's, sleeveless"],
  ['6109.10.00.70', 3, 'Other, without wearer'],
];
const schedule = smallSchedule({}, ROWS);

const shares = async (
  code: string,
  product: string | Partial<ClassifyInput>,
  precedents: readonly ReturnType<typeof ruling>[] = [],
  observe?: BranchObserver,
): Promise<Record<string, number>> => {
  const subheading = findSubheading(schedule, code);
  if (subheading === undefined) throw new Error(`no subheading ${code}`);
  const found = await rankedBy(schedule, product, { precedents });
  const leaves = descend({ ...found, weights: packagedWeights() }, subheading, observe);
  return Object.fromEntries(
    leaves.map(({ position, probability }) => [schedule.line(position).codeDigits ?? '', probability]),
  );
};
const likeliest = (of: Record<string, number>): string | undefined =>
  Object.entries(of).toSorted(([, a], [, b]) => b - a)[0]?.[0];

describe('descend', () => {
  it('distributes a probability of 1 among all declarable lines, at any depth', async () => {
    const found = await shares('845011', 'washing machine');
    expect(Object.keys(found).sort()).toEqual(['8450110010', '8450110040', '8450110080']);
    expect(Object.values(found).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
  });

  it('gives the only line of a subheading its whole probability', async () => {
    expect(await shares('845090', 'washing machine')).toEqual({ '8450900000': 1 });
  });

  it.each([
    ['washing machine, 5 kg', true],
    ['washing machine, 8 kg', false],
  ])('follows a figure stated in the description: %s', async (description, isSmall) => {
    const found = await shares('845011', description);
    const small = found['8450110010'] ?? 0;
    expect(small > 0.5).toBe(isSmall);
  });

  it.each([
    ["men's T-shirt", '6109100012'],
    ["women's T-shirt", '6109100040'],
  ])('follows the wearer stated in the description: %s', async (description, code) => {
    expect(likeliest(await shares('610910', description))).toBe(code);
  });

  it('follows the answer about its branches if the terms leave them open', async () => {
    const answers = [{ attribute: 'branch_610910_0', value: 'women-s-sleeveless', question_id: 'q' }];
    expect(likeliest(await shares('610910', { description: 'T-shirt', answers }))).toBe('6109100060');
  });

  it('follows a ruling on a line, but not one on another subheading', async () => {
    const plain = await shares('610910', 'T-shirt');
    const ruled = await shares('610910', 'T-shirt', [ruling('N1', '6109.10.00.40', 0.95)]);
    const elsewhere = await shares('610910', 'T-shirt', [ruling('N1', '8450.11.00.40', 0.95)]);
    expect(ruled['6109100040']).toBeGreaterThan(plain['6109100040'] ?? 1);
    expect(likeliest(ruled)).toBe('6109100040');
    expect(elsewhere).toEqual(plain);
  });

  it('reports every fork on the path, with the rows that have goods', async () => {
    const seen: [string, number][] = [];
    await shares('845011', 'washing machine', [], (parent, branches) =>
      seen.push([parent.description, branches.length]),
    );
    expect(seen).toEqual([
      ['Fully automatic machines', 2],
      ['Of a dry linen capacity exceeding 6 kg:', 2],
    ]);
  });
});

describe('electric operation', () => {
  it('leads electric goods to the electric line, and unspecified goods to neither', async () => {
    const electric = await shares('846593', 'electric sanding machine for wood, 230 V');
    expect(electric['8465931000']).toBeGreaterThan(0.9);
    const silent = await shares('846593', 'sanding machine for wood');
    expect(Math.abs((silent['8465931000'] ?? 0) - (silent['8465932000'] ?? 0))).toBeLessThan(0.2);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { PrecedentSource } from '@svc/domain/rulings/precedent';
import { precedentsFrom, ruling, smallSchedule } from '../../test/small-schedule.ts';
import type { ScheduleIndex } from '../ports.ts';
import { normalize } from './normalize.ts';
import { fuseLegs, RetrievalError, retrieve } from './retrieve.ts';

const schedule = smallSchedule();
const reading = normalize({ description: 'roasted coffee', market: 'US', use: 'brewing' });
const failing: PrecedentSource = { find: () => Promise.reject(new Error('no rulings')) };
const broken: ScheduleIndex = {
  ...schedule,
  searchLeaves: () => {
    throw new Error('no index');
  },
};

describe('retrieve', () => {
  it('counts the hits of each leg', async () => {
    const found = await retrieve(reading, {
      schedule,
      precedents: precedentsFrom(ruling('N1', '0901.21.00.00', 0.9)),
      models: null,
    });
    expect(Object.keys(found.legs)).toEqual(['whole', 'product', 'precedents']);
    expect(found.legs['whole']).toBeGreaterThan(0);
    expect(found.legs['precedents']).toBe(1);
    expect(found.failed).toEqual([]);
  });

  it('continues without a failed leg and names it', async () => {
    const found = await retrieve(reading, { schedule, precedents: failing, models: null });
    expect(found.failed).toEqual(['precedents']);
    expect(found.legs['precedents']).toBeNull();
    expect(found.lines.size).toBeGreaterThan(0);
  });

  it('fails if two legs fail', async () => {
    const attempt = retrieve(reading, { schedule: broken, precedents: precedentsFrom(), models: null });
    await expect(attempt).rejects.toThrow(RetrievalError);
    await expect(attempt).rejects.toMatchObject({ legs: ['whole', 'product'] });
  });

  it('excludes special provisions', async () => {
    const shirts = normalize({ description: 'knitted cotton T-shirts returned', market: 'US' });
    const { lines } = await retrieve(shirts, { schedule, precedents: precedentsFrom(), models: null });
    expect([...lines.keys()].map((position) => schedule.line(position).code?.slice(0, 2))).not.toContain(
      '98',
    );
  });
});

describe('fuseLegs', () => {
  it('gives 1 to a line that is first in every leg used', () => {
    const first = [{ position: 4, score: 8 }];
    expect(fuseLegs({ whole: first, product: first }).get(4)).toEqual({
      whole: 1,
      product: 1,
      rrf: 1,
    });
  });

  it('weighs ranks, not scores', () => {
    const fused = fuseLegs({
      whole: [
        { position: 1, score: 100 },
        { position: 2, score: 1 },
      ],
      product: [
        { position: 2, score: 0.2 },
        { position: 1, score: 0.1 },
      ],
    });
    expect(fused.get(1)?.rrf).toBeCloseTo(fused.get(2)?.rrf ?? 0, 12);
    expect(fused.get(2)?.whole).toBe(0.01);
  });
});

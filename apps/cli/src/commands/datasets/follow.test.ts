import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import { describe, expect, it } from '@jest/globals';
import { runningLoad } from '@svc/testkit/records';
import { createProgress } from '../../output/progress.ts';
import { followLoad } from './follow.ts';

const LOAD = runningLoad({ version: '2026-rev4', state: 'queued' });

function loadsThatBecome(...states: readonly Partial<DatasetLoad>[]) {
  let looks = 0;
  return { find: async () => ({ ...LOAD, ...states[Math.min(looks++, states.length - 1)] }) };
}

function terminal(isTTY: boolean) {
  const shown: string[] = [];
  return { shown, progress: createProgress({ isTTY, write: (text) => shown.push(text) }) };
}

describe('followLoad', () => {
  it('shows each step on a terminal and ends with the load', async () => {
    const { shown, progress } = terminal(true);
    const loads = loadsThatBecome({}, { state: 'running', stage: 'reading', percent: 5 }, { state: 'done' });

    expect(await followLoad(loads, LOAD.id, { pollMs: 1, progress })).toMatchObject({ state: 'done' });
    expect(shown.map((text) => text.split('\u001B[2K')[1])).toEqual([
      'US 2026-rev4: waiting for the tariff worker',
      'US 2026-rev4: reading 5 %',
    ]);
  });

  it('shows nothing without a terminal', async () => {
    const { shown, progress } = terminal(false);
    await followLoad(loadsThatBecome({}, { state: 'done' }), LOAD.id, { pollMs: 1, progress });
    expect(shown).toEqual([]);
  });

  it('gives up on a load that no worker processes', async () => {
    const { progress } = terminal(false);
    await expect(
      followLoad(loadsThatBecome({}), LOAD.id, { pollMs: 1, progress, stallMs: 20 }),
    ).rejects.toThrow('it continues as soon as the tariff worker runs');
  });

  it('gives up on a deleted load', async () => {
    const { progress } = terminal(false);
    const loads = { find: async () => null };
    await expect(followLoad(loads, LOAD.id, { pollMs: 1, progress })).rejects.toThrow('no longer exists');
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import { newId } from '@svc/domain/id';
import type { TariffChangeDraft } from '@svc/tariff/changes/change-kind';
import type { Successor } from '@svc/tariff/changes/successors';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { emptyStores } from '@svc/testkit/database-stores';
import { openClient } from '../client.ts';
import { createTariffChangeReader } from './tariff-change-reader.ts';
import { writeChanges } from './write-changes.ts';

const PAIR: VersionPair = { market: 'US', fromVersion: 'v1', toVersion: 'v2' };
const NONE: ReadonlyMap<string, readonly Successor[]> = new Map();

const database = suiteDatabase();
beforeEach(() => emptyStores(database));

const draft = (code: string, changes: Partial<TariffChangeDraft> = {}): TariffChangeDraft => ({
  code,
  codeDigits: code.replaceAll('.', ''),
  kind: 'rate_changed',
  before: { duty_rate: '1%' },
  after: { duty_rate: '2%' },
  ...changes,
});

async function write(
  pair: VersionPair,
  drafts: readonly TariffChangeDraft[],
  successors = NONE,
  at = AT,
): Promise<void> {
  const client = await openClient(database.url);
  try {
    await writeChanges(client, pair, drafts, successors, at);
  } finally {
    await client.end();
  }
}

const read = (pair = PAIR) => createTariffChangeReader(database.client).list(pair, {}, 100);
const compared = (pair: VersionPair) => createTariffChangeReader(database.client).isCompared(pair);
const codes = async (pair = PAIR) => (await read(pair)).map(({ code }) => code);

describe('a comparison', () => {
  it('is stored with its differences and ordered successors', async () => {
    const successor = {
      code: '6109.10.00.40',
      codeDigits: '6109100040',
      description: 'a "b"\\\tc\nd',
      score: 0.875,
    };
    const removed = draft('6109.10.00.12', { kind: 'removed', after: null, before: { unit: 'No.' } });
    const added = draft('6109.10.00.40', { kind: 'added', before: null, after: { is_leaf: true } });
    await write(PAIR, [removed, added], new Map([['6109100012', [successor]]]), later(3));
    const { codeDigits: _digits, ...shown } = successor;
    expect(await read()).toMatchObject([
      { code: '6109.10.00.12', kind: 'removed', before: { unit: 'No.' }, after: null, successors: [shown] },
      { code: '6109.10.00.40', kind: 'added', before: null, after: { is_leaf: true }, successors: [] },
    ]);
    expect((await read()).every(({ detectedAt }) => detectedAt.getTime() === later(3).getTime())).toBe(true);
  });

  it('without differences is distinct from a missing one', async () => {
    await write(PAIR, []);
    expect([await compared(PAIR), await compared({ ...PAIR, toVersion: 'v3' })]).toEqual([true, false]);
    expect([await compared({ ...PAIR, fromVersion: 'v2', toVersion: 'v1' })]).toEqual([false]);
  });

  it('replaces an earlier one of the same two versions, and no other', async () => {
    const others = [
      { ...PAIR, toVersion: 'v3' },
      { ...PAIR, market: 'EU' } as const,
      { ...PAIR, fromVersion: 'v2', toVersion: 'v1' },
    ];
    for (const pair of [PAIR, ...others]) await write(pair, [draft('0101'), draft('0202')]);
    await write(PAIR, [draft('0303')]);
    expect(await codes()).toEqual(['0303']);
    for (const pair of others) expect(await codes(pair)).toEqual(['0101', '0202']);
  });

  it('is not replaced if the new one cannot be written', async () => {
    await write(PAIR, [draft('0101')]);
    await expect(write(PAIR, [draft('0202'), draft('0202')])).rejects.toThrow('tariff_changes_once');
    expect(await codes()).toEqual(['0101']);
  });

  it('written concurrently is stored once, complete', async () => {
    const one = ['0101', '0102', '0103'];
    const two = ['0201', '0202'];
    await Promise.all(
      [one, two].map((list) =>
        write(
          PAIR,
          list.map((code) => draft(code)),
        ),
      ),
    );
    expect([one, two]).toContainEqual(await codes());
  });
});

describe('requested comparisons', () => {
  const pairOf = (place: number): VersionPair => ({ market: 'US', fromVersion: `a${place}`, toVersion: 'b' });

  async function asked(count: number, first = 0): Promise<void> {
    for (let place = first; place < first + count; place += 1)
      await write(pairOf(place), [draft('0101')], NONE, later(place));
  }

  it('are retained for the latest twenty; older ones are deleted with their changes', async () => {
    await asked(21);
    expect([await compared(pairOf(0)), await codes(pairOf(0))]).toEqual([false, []]);
    expect([await compared(pairOf(1)), await codes(pairOf(1))]).toEqual([true, ['0101']]);
    expect(await database.client.versionComparison.count()).toBe(20);
  });

  it('are renewed by another request', async () => {
    await asked(20);
    await write(pairOf(0), [draft('0101')], NONE, later(100));
    await asked(1, 20);
    expect([await compared(pairOf(0)), await compared(pairOf(1))]).toEqual([true, false]);
  });

  it('do not displace those of activations or of other markets', async () => {
    await database.client.activation.create({
      data: { id: newId(), ...PAIR, toDatasetId: newId(), step: 'done' },
    });
    const abroad: VersionPair = { ...PAIR, market: 'EU' };
    await write(PAIR, [draft('0101')]);
    await write(abroad, [draft('0101')]);
    await asked(20, 1);
    expect([await compared(PAIR), await compared(abroad), await compared(pairOf(1))]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await codes()).toEqual(['0101']);
  });
});

import type { Market } from '@svc/tariff/market';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { DatasetLoadStore } from '@svc/domain/datasets/dataset-load-store';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetStore } from '@svc/domain/datasets/dataset-store';
import { after, isFree, type MemoryState, type SeededLine } from './state.ts';

const LOADED: readonly Dataset['state'][] = ['staged', 'active', 'superseded'];

export function createMemoryDatasetStore({ datasets }: Pick<MemoryState, 'datasets'>): DatasetStore {
  const loaded = (): readonly Dataset[] =>
    [...datasets.values()].filter(({ state }) => LOADED.includes(state)).map(shown);
  const first = (isWanted: (dataset: Dataset) => boolean): Dataset | null => loaded().find(isWanted) ?? null;

  return {
    list: async () =>
      loaded().toSorted(
        (a, b) => (b.loadedAt?.getTime() ?? 0) - (a.loadedAt?.getTime() ?? 0) || (a.id < b.id ? 1 : -1),
      ),
    findActive: async (market) => first((each) => each.market === market && each.state === 'active'),
    findVersion: async (market, version) =>
      first((each) => each.market === market && each.version === version),
    find: async (id) => first((each) => each.id === id),
  };
}

function shown(dataset: Dataset & { readonly lines: readonly SeededLine[] }): Dataset {
  const { lines: _lines, ...fields } = dataset;
  return fields;
}

export function createMemoryDatasetLoadStore({ datasets, loads }: MemoryState): DatasetLoadStore {
  const running = (id: string) => {
    const load = loads.get(id);
    return load?.state === 'running' ? load : null;
  };
  const find: DatasetLoadStore['find'] = async (id) => {
    const load = loads.get(id);
    if (load === undefined) return null;
    const { leaseUntil: _lease, ...fields } = load;
    return fields;
  };

  return {
    create: async ({ parts: _parts, ...load }) => {
      const begun = { datasetId: null, state: 'queued', stage: null, percent: 0, attempts: 0 } as const;
      const end = { report: null, error: null, problem: null, finishedAt: null, leaseUntil: null };
      loads.set(load.id, { ratesDate: null, allowSmaller: false, ...load, ...begun, ...end });
    },
    find,
    list: async (limit) => {
      const ids = [...loads.values()].toSorted(newestFirst).slice(0, limit);
      return (await Promise.all(ids.map(({ id }) => find(id)))).flatMap((load) => load ?? []);
    },
    arrived: async (id, { parts: _parts, ...files }) => {
      Object.assign(running(id) ?? {}, files);
    },
    claim: async (id, now, leaseMs) => {
      const load = loads.get(id);
      if (load === undefined || !(load.state === 'queued' || (load.state === 'running' && isFree(load, now))))
        return null;
      Object.assign(load, { state: 'running', leaseUntil: after(now, leaseMs), attempts: load.attempts + 1 });
      return find(id);
    },
    findStale: async (queuedBefore, now) => findStale(loads, queuedBefore, now),
    progress: async (id, stage, percent, leaseUntil) => {
      Object.assign(running(id) ?? {}, { stage, percent, leaseUntil });
    },
    versionHash: async (...version) => versionHash(datasets, ...version),
    activeLeafCount: async (market) =>
      [...datasets.values()].find((each) => each.market === market && each.state === 'active' && !each.isDemo)
        ?.leafCount ?? null,
    release: async (id) => {
      Object.assign(running(id) ?? {}, { state: 'queued', leaseUntil: null });
    },
    finish: async (id, end, at) => {
      Object.assign(running(id) ?? {}, end, { leaseUntil: null, percent: 100, finishedAt: at });
    },
  };
}

function newestFirst(a: DatasetLoad, b: DatasetLoad): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

function findStale(loads: MemoryState['loads'], queuedBefore: Date, now: Date): readonly string[] {
  return [...loads.values()]
    .filter(
      (load) =>
        (load.state === 'queued' && load.createdAt <= queuedBefore) ||
        (load.state === 'running' && isFree(load, now)),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ id }) => id);
}

function versionHash(datasets: MemoryState['datasets'], market: Market, version: string) {
  const known = [...datasets.values()].find((each) => each.market === market && each.version === version);
  return known === undefined || known.loadedAt === null
    ? null
    : { datasetId: known.id, hash: known.contentHash };
}

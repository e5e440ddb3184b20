import type { DatasetLoad, LoadEnd, LoadProblem, LoadReport, LoadStage } from './dataset-load.ts';
import type { DatasetLoadStore } from './dataset-load-store.ts';
import { lacksFiles, takeRelease, type TakeReleaseDeps } from './take-release.ts';

const LOAD_ATTEMPTS_MAX = 3;

/** Reads a load's files, checks them and writes the version; `datasetId` is null if the file was rejected. */
type ReadAndWriteVersion = (
  load: DatasetLoad,
  expectedLeaves: number | null,
  onProgress: (stage: LoadStage, percent: number) => void,
) => Promise<{ readonly datasetId: string | null; readonly report: LoadReport }>;

export interface RunLoadDeps extends Omit<TakeReleaseDeps, 'loads'> {
  readonly loads: DatasetLoadStore;
  readonly readAndWrite: ReadAndWriteVersion;
  readonly activate: (datasetId: string) => Promise<void>;
  readonly leaseMs: number;
}

/** Runs one load to its end; idempotent. Rethrows the error while attempts remain. */
export async function runLoad(deps: RunLoadDeps, loadId: string): Promise<void> {
  const load = await deps.loads.claim(loadId, deps.now(), deps.leaseMs);
  if (load === null) return;
  // Every earlier attempt crashed its worker; another would crash the next.
  if (load.attempts > LOAD_ATTEMPTS_MAX) {
    await fail(deps, load.id, 'reading the file ended its process each time');
    return;
  }

  try {
    const end = await loadFiles(deps, load);
    if (end.datasetId !== null && load.activate) {
      await progress(deps, load.id, 'activating', 95);
      await deps.activate(end.datasetId);
    }
    await deps.loads.finish(load.id, end, deps.now());
  } catch (error) {
    if (load.attempts < LOAD_ATTEMPTS_MAX) {
      await deps.loads.release(load.id);
      throw error;
    }
    await fail(deps, load.id, error instanceof Error ? error.message : String(error));
  }
}

function fail(deps: RunLoadDeps, id: string, error: string): Promise<void> {
  const problem: LoadProblem = { code: 'load_failed', params: {} };
  const end: LoadEnd = { state: 'failed', datasetId: null, report: null, error, problem };
  return deps.loads.finish(id, end, deps.now());
}

async function loadFiles(deps: RunLoadDeps, load: DatasetLoad): Promise<LoadEnd> {
  if (!lacksFiles(load)) return loadVersion(deps, load);
  const shown = showing(deps, load.id);
  shown('fetching', 0);
  const taken = await takeRelease(deps, load, () => shown('fetching', 0));
  return 'end' in taken ? taken.end : loadVersion(deps, taken.load);
}

/** Reports progress; a failed write must not end the load. */
function showing(deps: RunLoadDeps, id: string): (stage: LoadStage, percent: number) => void {
  return (stage, percent) => void progress(deps, id, stage, percent).catch(() => undefined);
}

async function loadVersion(deps: RunLoadDeps, load: DatasetLoad): Promise<LoadEnd> {
  const known = await deps.loads.versionHash(load.market, load.version);
  if (known?.hash === load.contentHash && !load.replace) {
    return { state: 'unchanged', datasetId: known.datasetId, report: null, error: null };
  }
  if (known !== null && !load.replace) {
    const error = `version ${load.version} of ${load.market} is loaded with other content; use --replace to exchange it`;
    const problem: LoadProblem = {
      code: 'version_exists',
      params: { market: load.market, version: load.version },
    };
    return { state: 'refused', datasetId: null, report: null, error, problem };
  }

  const isSizeFree = load.isDemo || load.allowSmaller === true;
  const expectedLeaves = isSizeFree ? null : await deps.loads.activeLeafCount(load.market);

  const { datasetId, report } = await deps.readAndWrite(load, expectedLeaves, showing(deps, load.id));
  if (datasetId === null) return { state: 'refused', datasetId, report, error: errorOf(report) };

  return { state: 'done', datasetId, report, error: null };
}

function errorOf({ faults }: LoadReport): string {
  const shrunken = faults.find(({ code }) => code === 'too_few_lines');
  if (shrunken === undefined) return 'the file is not a whole schedule';
  const { leaves, expectedLeaves } = shrunken.params;
  return `the file has ${leaves} declarable lines where the active version has ${expectedLeaves}`;
}

function progress(deps: RunLoadDeps, loadId: string, stage: LoadStage, percent: number): Promise<void> {
  return deps.loads.progress(loadId, stage, percent, new Date(deps.now().getTime() + deps.leaseMs));
}

import type { Activation } from '@svc/domain/datasets/activation-store';
import type { DatasetLoad, LoadReport } from '@svc/domain/datasets/dataset-load';
import { describe, expect, it } from '@jest/globals';
import { loadReport, runningLoad } from '@svc/testkit/records';
import { endedLoad } from './load-outcome.ts';

const REPORT = loadReport({ lines: 25, entries: 22, leaves: 20 });

function load(changes: Partial<DatasetLoad> = {}): DatasetLoad {
  return runningLoad({
    id: 'a'.repeat(32),
    version: '2026HTSRev4',
    fileName: 'export.json',
    activate: false,
    createdAt: new Date('2026-11-22T12:00:00Z'),
    datasetId: 'd'.repeat(32),
    state: 'done',
    percent: 100,
    report: REPORT,
    finishedAt: new Date('2026-11-22T12:00:09Z'),
    ...changes,
  });
}

const ACTIVATION: Activation = {
  id: 'b'.repeat(32),
  market: 'US',
  fromDatasetId: null,
  toDatasetId: 'd'.repeat(32),
  fromVersion: '2026HTSRev3',
  toVersion: '2026HTSRev4',
  step: 'done',
  lastSkuId: 0,
  attempts: 1,
  failedAt: null,
  createdAt: new Date('2026-11-22T12:00:08Z'),
};

const rejectedReport = (rejected: number, told: number): LoadReport => ({
  ...REPORT,
  rejected,
  rejectedRows: Array.from({ length: told }, (_, place) => ({
    sourceRow: place + 2,
    reason: 'not_a_line',
    text: `Note ${place}`,
  })),
});

describe('a successful load', () => {
  it('reports what was loaded', () => {
    expect(endedLoad(load(), null).lines).toEqual(['loaded US 2026HTSRev4: 22 coded lines, 20 declarable']);
  });

  it('uses the singular for one line', () => {
    const report = { ...REPORT, entries: 1, leaves: 1 };
    expect(endedLoad(load({ report }), null).lines[0]).toContain('1 coded line, 1 declarable');
  });

  it('reports that the same content was already loaded', () => {
    const { lines } = endedLoad(load({ state: 'unchanged', report: null }), null);
    expect(lines).toEqual([expect.stringMatching(/nothing was changed .*--replace/)]);
  });

  it.each([
    [
      'in place of another version',
      ACTIVATION,
      'US 2026HTSRev4 is the active version in place of 2026HTSRev3',
    ],
    ['as the first one', { ...ACTIVATION, fromVersion: null }, 'US 2026HTSRev4 is the active version'],
    ['again', null, 'US 2026HTSRev4 is the active version'],
  ])('reports that its version is active %s', (_how, activation, line) => {
    expect(endedLoad(load({ activate: true }), activation).lines.at(-1)).toBe(line);
  });

  it('reports that its version was already active', () => {
    const earlier = { ...ACTIVATION, createdAt: new Date('2026-11-22T11:00:00Z') };
    expect(endedLoad(load({ activate: true }), earlier).lines.at(-1)).toBe(
      'US 2026HTSRev4 was the active version already',
    );
  });

  it('counts lines without a rate and rates without a date', () => {
    const { lines } = endedLoad(load({ report: { ...REPORT, unrated: 7, undatedRates: 13 } }), null);
    expect(lines.slice(1)).toEqual([
      '7 of 20 declarable lines have no rate: their duty is not available',
      expect.stringMatching(/^13 rates have no date: .*--rates-date/),
    ]);
  });

  it('counts the rejected rows by reason, with a few examples', () => {
    const report = { ...rejectedReport(5000, 100), rejectedBy: { rate_without_line: 4000, no_code: 1000 } };
    expect(endedLoad(load({ report }), null).lines.slice(1)).toEqual([
      '5000 rows of the file left out:',
      '  4000: rates for codes that the schedule does not list as declarable',
      '  1000: rows without a code',
      '  row 2: not a line: Note 0',
      '  row 3: not a line: Note 1',
      '  row 4: not a line: Note 2',
      '  and 4997 more',
    ]);
  });

  it('reports every row as JSON, with the change of versions', () => {
    const report = rejectedReport(12, 12);
    const { json } = endedLoad(load({ report, activate: true }), ACTIVATION);
    expect(json).toMatchObject({
      load_id: 'a'.repeat(32),
      dataset_id: 'd'.repeat(32),
      state: 'done',
      finished_at: '2026-11-22T12:00:09.000Z',
      report: {
        rejected: 12,
        rejected_rows: expect.arrayContaining([{ row: 13, reason: 'not_a_line', text: 'Note 11' }]),
      },
      activation: { from_version: '2026HTSRev3', to_version: '2026HTSRev4', step: 'done' },
    });
  });
});

describe('a load without a version', () => {
  const ended = (changes: Partial<DatasetLoad>) => () =>
    endedLoad(load({ datasetId: null, ...changes }), null);

  it('is rejected with every error of its file as text', () => {
    const faults = [
      { code: 'bad_code', sourceRow: 7, params: { code: '61O9' } },
      { code: 'missing_column', sourceRow: null, params: { column: 'Rate' } },
    ] as const;
    expect(ended({ state: 'refused', report: { ...REPORT, faults } })).toThrow(
      expect.objectContaining({
        code: 'validation_error',
        message: 'export.json was rejected: US 2026HTSRev4 was not loaded',
        errors: [
          { field: 'file', message: expect.stringMatching(/^row 7: .*61O9/) },
          { field: 'file', message: expect.stringContaining('"Rate"') },
        ],
        details: expect.objectContaining({ load_id: 'a'.repeat(32) }),
      }),
    );
  });

  it('is a conflict if no file was read', () => {
    const error = 'the version is there already';
    expect(ended({ state: 'refused', report: null, error })).toThrow(
      expect.objectContaining({ code: 'conflict', message: error }),
    );
  });

  it.each([
    ['disk full', 'the load failed: disk full'],
    [null, 'the load failed: for an unknown reason'],
  ])('failed with the worker’s message: %j', (error, message) => {
    expect(ended({ state: 'failed', report: null, error })).toThrow(
      expect.objectContaining({ code: 'internal_error', message, details: { load_id: 'a'.repeat(32) } }),
    );
  });
});

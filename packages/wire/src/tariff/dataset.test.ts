import { describe, expect, it } from '@jest/globals';
import type { Dataset } from '@svc/domain/datasets/dataset';
import { datasetJson } from './dataset.ts';

const DATASET: Dataset = {
  id: 'd'.repeat(32),
  market: 'EU',
  version: '2026-01',
  name: 'CN 2026',
  state: 'staged',
  nationalDigits: 10,
  sourceName: null,
  sourceUrl: null,
  officialDomains: ['europa.eu'],
  isDemo: false,
  contentHash: 'f'.repeat(64),
  entryCount: 3,
  leafCount: 2,
  effectiveDate: null,
  loadedAt: null,
  activatedAt: null,
  supersededAt: null,
  notes: null,
};

const json = (changes: Partial<Dataset> = {}) => datasetJson({ ...DATASET, ...changes });

describe('datasetJson', () => {
  it('has every API field, with null if unknown, without the hash of its files', () => {
    expect(json()).toEqual({
      id: 'd'.repeat(32),
      market: 'EU',
      version: '2026-01',
      name: 'CN 2026',
      national_digits: 10,
      source_name: null,
      source_url: null,
      is_demo: false,
      active: false,
      entry_count: 3,
      loaded_at: null,
      effective_date: null,
      superseded_at: null,
      official_domains: ['europa.eu'],
      notes: null,
    });
  });

  it.each([
    ['loading', false],
    ['staged', false],
    ['active', true],
    ['superseded', false],
    ['failed', false],
  ] as const)('with %s is active: %j', (state, active) => {
    expect(json({ state }).active).toBe(active);
  });

  it('has a date of effect, and timestamps for loading and superseding', () => {
    const changes = {
      effectiveDate: new Date('2028-02-29T00:00:00Z'),
      loadedAt: new Date('2028-02-28T23:59:59.999Z'),
      supersededAt: new Date('2029-01-01T00:00:00+01:00'),
    };
    expect(json(changes)).toMatchObject({
      effective_date: '2028-02-29',
      loaded_at: '2028-02-28T23:59:59.999Z',
      superseded_at: '2028-12-31T23:00:00.000Z',
    });
  });
});

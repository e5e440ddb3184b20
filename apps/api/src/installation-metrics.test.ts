import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { suiteApi } from '../test/test-api.ts';

const MONITORING = new URL('../../../deploy/monitoring/', import.meta.url);
const AT = new Date('2026-11-20T12:00:00Z');

const api = suiteApi({ clock: () => AT });
let text = '';
beforeAll(async () => {
  await api.as('entry').post('/api/classify').send({ description: 'cotton shirt', market: 'US' });
  await api.as('entry').post('/api/classify').send({ description: 'steel bolt', market: 'US' });
  await api.as('sandbox').post('/api/classify').send({ description: 'steel bolt', market: 'US' });
  await api.database.client.$executeRaw`UPDATE lookups SET created_at = ${AT}::timestamptz - interval '90 s'`;
  await api.database.client.$executeRaw`
    UPDATE lookups SET status = 'proposed', claimed_at = created_at + interval '2 s',
      finished_at = created_at + interval '5 s'
    WHERE description = 'steel bolt'`;
  await api.database.client.$executeRaw`SELECT setval('skus_id_seq', 1073741824)`;
  ({ text } = await api.agent.get('/metrics'));
});

describe('GET /metrics', () => {
  it.each([
    [
      'how much of the ids of each table is taken',
      /^svc_sequence_used_ratio\{sequence="skus_id_seq"\} 0\.5\d*$/m,
    ],
    ['what waits', /^svc_waiting\{kind="lookups"\} 1$/m],
    ['how long it has waited', /^svc_waiting_oldest_seconds\{kind="lookups"\} 90$/m],
    ['that nothing else waits', /^svc_waiting_oldest_seconds\{kind="deliveries"\} 0$/m],
    ['the lookups of an hour by status, without those of sandboxes', /^svc_lookups\{status="proposed"\} 1$/m],
    ['how long they waited', /^svc_stage_p95_seconds\{stage="wait"\} 2$/m],
    ['how long their classification took', /^svc_stage_p95_seconds\{stage="classification"\} 3$/m],
    ['the fee that is reserved', /^svc_credits\{part="held"\} 2$/m],
    ['until when the law is known', /^svc_law_known_days\{market="US"\} -?\d+$/m],
    ['the free disk', /^svc_disk_free_ratio\{folder="uploads"\} (?:0|1|0\.\d+)$/m],
  ])('shows %s', (_what, line) => {
    expect(text).toMatch(line);
  });

  it.each(['alerts.yaml', 'dashboard.json'])('has every metric that %s names', (file) => {
    const source = readFileSync(new URL(file, MONITORING), 'utf8');
    const named = source.matchAll(/\b(?:svc|http|process|nodejs)_[a-z0-9_]+/g);
    const names = new Set([...named].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(5);
    expect([...names].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });
});

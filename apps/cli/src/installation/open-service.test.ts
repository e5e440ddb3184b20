import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openService } from './open-service.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-dir-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('openService', () => {
  it('requires a running service, or its address, and a key', () => {
    expect(() => openService({ dataDir, serviceKey: 'svc_x' }, null)).toThrow('name its address with --url');
    expect(() => openService({ dataDir, serviceKey: '' }, 'http://127.0.0.1:1')).toThrow('set SVC_KEY');
    writeFileSync(join(dataDir, 'runtime.json'), '{"port":8080}');
    writeFileSync(join(dataDir, 'admin-key'), 'svc_kept\n');
    expect(openService({ dataDir, serviceKey: '' }, null)).toHaveProperty('call');
  });
});

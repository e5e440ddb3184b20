import { describe, expect, it } from '@jest/globals';
import { readyReport } from './ready-report.ts';

describe('readyReport', () => {
  it('names the address, the key and its file, and a call to try', () => {
    const [ready, key, call] = readyReport('http://127.0.0.1:8080', 'svc_abc', '.data/admin-key');
    expect(ready).toBe('ready http://127.0.0.1:8080');
    expect(key).toBe('admin API key: svc_abc (also in .data/admin-key)');
    expect(call).toContain('curl -s http://127.0.0.1:8080/api/classify');
    expect(call).toContain("-H 'X-API-Key: svc_abc'");
    const body = /-d '(.*)'$/.exec(call ?? '')?.[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ market: 'US', description: expect.stringContaining('T-shirt') });
  });

  it('leaves the key out where none is kept', () => {
    expect(readyReport('http://127.0.0.1:8080', null, '')).toEqual(['ready http://127.0.0.1:8080']);
  });
});

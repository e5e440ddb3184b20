import { describe, expect, it } from '@jest/globals';
import { readyReport } from './ready-report.ts';

const ADDRESS = 'http://127.0.0.1:8080';

describe('readyReport', () => {
  it('names the address, a new key and its file, and a call to try', () => {
    const adminKey = { file: '.data/admin-key', shown: 'svc_abc' };
    const [ready, , key, call] = readyReport(ADDRESS, { adminKey, signInToken: null });
    expect(ready).toBe('ready http://127.0.0.1:8080');
    expect(key).toMatch(/^admin API key: svc_abc \(also in \.data\/admin-key/);
    expect(call).toContain('curl -s http://127.0.0.1:8080/api/classify');
    expect(call).toContain(`-H "X-API-Key: $(cat '.data/admin-key')"`);
    const body = /-d '(.*)'$/.exec(call ?? '')?.[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ market: 'US', description: expect.stringContaining('T-shirt') });
  });

  it('says only where the key is when it was there before', () => {
    const adminKey = { file: '.data/admin-key', shown: null };
    const lines = readyReport(ADDRESS, { adminKey, signInToken: null });
    expect(lines[2]).toBe('admin API key: in .data/admin-key');
    expect(lines.join()).not.toContain('svc_');
  });

  it('leaves the key out where none is kept', () => {
    expect(readyReport(ADDRESS, { adminKey: null, signInToken: null })).toEqual([
      'ready http://127.0.0.1:8080',
      'console: http://127.0.0.1:8080/',
    ]);
  });

  it('prints the one-time link with its token in the fragment, which no browser sends', () => {
    const [, link] = readyReport(ADDRESS, { adminKey: null, signInToken: 'tok-en' });
    const { hash, pathname, search } = new URL(/console: (\S+)/.exec(link ?? '')?.[1] ?? '');
    expect([pathname, search, hash]).toEqual(['/welcome', '', '#tok-en']);
    expect(link).toContain('within 15 minutes');
  });
});

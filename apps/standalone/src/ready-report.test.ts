import { describe, expect, it } from '@jest/globals';
import { readyReport } from './ready-report.ts';

const ADDRESS = 'http://127.0.0.1:8080';
const OFFICIAL = { isSampleActive: false, signInFragment: null };

describe('readyReport', () => {
  it('names the address, a new key and its file, and an example call', () => {
    const [ready, , key, call] = readyReport(
      ADDRESS,
      { file: '.data/admin-key', shown: 'svc_abc' },
      OFFICIAL,
    );
    expect(ready).toBe('ready http://127.0.0.1:8080');
    expect(key).toMatch(/^admin API key: svc_abc \(also in \.data\/admin-key/);
    expect(call).toContain('curl -s http://127.0.0.1:8080/api/classify');
    expect(call).toContain(`-H "X-API-Key: $(cat '.data/admin-key')"`);
    const body = /-d '(.*)'$/.exec(call ?? '')?.[1] ?? '';
    expect(JSON.parse(body)).toMatchObject({ market: 'US', description: expect.stringContaining('T-shirt') });
  });

  it('names only the file of an existing key', () => {
    const lines = readyReport(ADDRESS, { file: '.data/admin-key', shown: null }, OFFICIAL);
    expect(lines[2]).toBe('admin API key: in .data/admin-key');
    expect(lines.join()).not.toContain('svc_');
  });

  it('omits the key if none is stored', () => {
    expect(readyReport(ADDRESS, null, OFFICIAL)).toEqual([
      'ready http://127.0.0.1:8080',
      'console: http://127.0.0.1:8080/',
    ]);
  });

  it('prints in one line how to fetch the official schedule, while a sample is active', () => {
    const sample = { isSampleActive: true, signInFragment: null };
    const lines = readyReport(ADDRESS, { file: '.data/admin-key', shown: null }, sample);
    const hints = lines.filter((line) => line.includes('datasets fetch --market US --activate --wait'));
    expect(hints).toHaveLength(1);
    expect(readyReport(ADDRESS, null, OFFICIAL).join()).not.toContain('datasets fetch');
  });

  it('prints the one-time link with its token in the fragment, which no browser sends', () => {
    const [, link] = readyReport(ADDRESS, null, {
      isSampleActive: false,
      signInFragment: 'tok-en&email=a%40b',
    });
    const { hash, pathname, search } = new URL(/console: (\S+)/.exec(link ?? '')?.[1] ?? '');
    expect([pathname, search, hash]).toEqual(['/welcome', '', '#tok-en&email=a%40b']);
    expect(link).toContain('within 15 minutes');
  });
});

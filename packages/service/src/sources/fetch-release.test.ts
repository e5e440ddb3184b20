import { describe, expect, it } from '@jest/globals';
import type { Download, DownloadFailure, DownloadOptions } from '@svc/runtime/outbound/download';
import { fetchRelease } from './fetch-release.ts';

const SOURCE = {
  url: 'https://tariff.example/list',
  ratesUrl: 'https://rates.example/rates',
  releaseUrl: 'https://tariff.example/release',
};
const MIB = 1024 * 1024;

/** Text, or the name of a failure. */
type Answer = string;

interface Asked extends DownloadOptions {
  readonly url: string;
}

/** Responses by address, in order where there are several; a failure where its name is given. */
function downloadOf(answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const asked: Asked[] = [];
  const failures = new Set<Answer>([
    'timeout',
    'connection',
    'status',
    'redirect',
    'empty',
    'web_page',
    'too_large',
  ]);
  const download: Download = async (url, options) => {
    const times = asked.filter((each) => each.url === url).length;
    asked.push({ url, ...options });
    const given = answers[url] ?? 'connection';
    const answer = typeof given === 'string' ? given : (given[Math.min(times, given.length - 1)] ?? '');
    return failures.has(answer)
      ? { kind: 'failed', reason: answer as DownloadFailure, status: answer === 'status' ? 503 : null }
      : { kind: 'arrived', bytes: Buffer.from(answer) };
  };
  return { asked, download };
}

const whole = (name: Answer | readonly Answer[] = '{"name":"2026HTSRev4"}') => ({
  [SOURCE.url]: 'schedule',
  [SOURCE.ratesUrl]: 'rates',
  [SOURCE.releaseUrl]: name,
});

const fetched = (answers: Parameters<typeof downloadOf>[0], source: typeof SOURCE | object = SOURCE) =>
  fetchRelease(downloadOf(answers).download, { ...SOURCE, ...source });

describe('fetchRelease', () => {
  it('returns the schedule, then its rates, under the release name', async () => {
    expect(await fetched(whole())).toEqual({
      kind: 'release',
      name: '2026HTSRev4',
      parts: [
        { part: 'schedule', bytes: Buffer.from('schedule') },
        { part: 'rates', bytes: Buffer.from('rates') },
      ],
    });
  });

  it('requests no name and no rates if the source has none', async () => {
    const { asked, download } = downloadOf(whole());
    const release = await fetchRelease(download, { ...SOURCE, ratesUrl: null, releaseUrl: null });
    expect(release).toMatchObject({ kind: 'release', name: null, parts: [{ part: 'schedule' }] });
    expect(asked.map(({ url }) => url)).toEqual([SOURCE.url]);
  });

  it('downloads nothing if no release is in force', async () => {
    const { asked, download } = downloadOf(whole('{}'));
    expect(await fetchRelease(download, SOURCE)).toEqual({ kind: 'none' });
    expect(asked.map(({ url }) => url)).toEqual([SOURCE.releaseUrl]);
  });

  it('rejects files if another release was published in between', async () => {
    const changing = ['{"name":"Rev4"}', '{"name":"Rev5"}'];
    expect(await fetched(whole(changing))).toMatchObject({
      kind: 'failed',
      problem: { code: 'source_release_changed', params: { host: 'tariff.example' } },
    });
    expect(await fetched(whole(['{"name":"Rev4"}', '{}']))).toMatchObject({ kind: 'failed' });
  });

  it('has lower size and time limits for the name than for a file', async () => {
    const { asked, download } = downloadOf(whole());
    await fetchRelease(download, SOURCE);
    const of = (url: string) => asked.find((each) => each.url === url);
    expect(of(SOURCE.releaseUrl)?.maxBytes).toBe(MIB);
    expect(of(SOURCE.url)?.maxBytes).toBe(256 * MIB);
    expect(of(SOURCE.releaseUrl)?.timeoutMs).toBeLessThan(of(SOURCE.url)?.timeoutMs ?? 0);
  });

  it('passes on the signal and the limits for a part', async () => {
    const { asked, download } = downloadOf(whole());
    const { signal } = new AbortController();
    await fetchRelease(download, SOURCE, signal, (part) => (part === 'rates' ? { maxBytes: 5 } : {}));
    expect(asked.every((each) => each.signal === signal)).toBe(true);
    expect(asked.filter(({ maxBytes }) => maxBytes === 5).map(({ url }) => url)).toEqual([SOURCE.ratesUrl]);
  });
});

describe('the name of a release', () => {
  const nameOf = async (text: string) => {
    const release = await fetched(whole(text));
    return release.kind === 'release' ? release.name : release.kind;
  };

  it.each([
    ['an object', '{"name":"Rev4"}', 'Rev4'],
    ['blanks around it', '{"name":"  Rev4 \\n"}', 'Rev4'],
    [
      'the current one of a list',
      '[{"name":"Rev5","status":"draft"},{"name":"Rev4","status":"current"}]',
      'Rev4',
    ],
    ['a list of which none is current', '[{"name":"Rev5","status":"draft"}]', 'none'],
    ['a list of nothing', '[null, 5, "Rev4"]', 'none'],
    ['an empty list', '[]', 'none'],
    ['null', 'null', 'none'],
    ['bare text', '"Rev4"', 'none'],
    ['a number', '{"name":4}', 'none'],
    ['blanks alone', '{"name":"  "}', 'none'],
  ])('is read from %s', async (_what, text, name) => {
    expect(await nameOf(text)).toBe(name);
  });

  it('is cut to the maximum length of a version: 64 characters', async () => {
    expect(await nameOf(`{"name":"${'x'.repeat(65)}"}`)).toBe('x'.repeat(64));
  });

  it('that is not JSON is an error of the source', async () => {
    expect(await fetched(whole('Rev4'))).toMatchObject({
      kind: 'failed',
      problem: { code: 'source_release_unreadable', params: { host: 'tariff.example' } },
    });
  });
});

describe('a failed download', () => {
  it.each(['timeout', 'connection', 'redirect', 'empty', 'web_page', 'too_large'] as const)(
    'with %s names the requested host, not the address',
    async (reason) => {
      const answer = await fetched({ ...whole(), [SOURCE.ratesUrl]: reason });
      expect(answer).toMatchObject({
        kind: 'failed',
        error: expect.stringMatching(/^rates\.example /),
        problem: { code: `source_${reason}`, params: { host: 'rates.example', limit: 256 } },
      });
    },
  );

  it('with a status names it', async () => {
    expect(await fetched({ ...whole(), [SOURCE.url]: 'status' })).toMatchObject({
      error: expect.stringContaining('503'),
      problem: { code: 'source_status', params: { host: 'tariff.example', status: 503 } },
    });
  });

  it('of the name also fails, with the name’s size limit', async () => {
    expect(await fetched(whole('too_large'))).toMatchObject({
      problem: { code: 'source_too_large', params: { limit: 1 } },
    });
  });
});

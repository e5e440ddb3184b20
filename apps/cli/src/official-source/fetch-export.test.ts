import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { emptyFolder } from '@svc/testkit/folder';
import { fetchExport, withoutAddress } from './fetch-export.ts';

const FILE = 'goods,description\n'.repeat(100);
const VERSION = { 'Accept-Ranges': 'bytes', ETag: '"v1"' };

type Answer = (response: ServerResponse, range: string | undefined) => void;

let server: Server;
let address: string;
let answers: Record<string, Answer>;
let asked: string[];
let shown: string[];
const folder = emptyFolder();
/** Outcome when a part of the file was stored. */
let onShown: () => void;

beforeEach(async () => {
  answers = { '/schedule': (response) => void response.end(FILE) };
  asked = [];
  shown = [];
  onShown = () => undefined;
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path] ?? ((missing) => void missing.writeHead(404).end());
    answer(response, request.headers.range);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function fetch(more: { readonly rates?: boolean; readonly release?: boolean; readonly maxMb?: number } = {}) {
  return fetchExport(
    {
      url: `${address}/schedule`,
      ratesUrl: more.rates === true ? `${address}/rates` : null,
      releaseUrl: more.release === true ? `${address}/release` : null,
    },
    {
      market: 'EU',
      folder,
      maxMb: more.maxMb ?? 1,
      idleSeconds: 60,
      progress: {
        show: (text) => {
          shown.push(text);
          if (text.startsWith('EU schedule: ')) onShown();
        },
        clear: () => undefined,
      },
    },
  );
}

const files = (): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** Sends the beginning of the file, and breaks the connection off once that has arrived. */
const breakOff: Answer = (response) => {
  onShown = () => response.socket?.destroy();
  response.writeHead(200, { ...VERSION, 'Content-Length': String(FILE.length) });
  response.write(FILE.slice(0, 500));
};

describe('an export', () => {
  it('arrives complete, without a name if the source names no release', async () => {
    const { name, parts } = await fetch();
    expect(name).toBeNull();
    expect(parts.map(({ part, bytes }) => [part, Buffer.from(bytes).toString()])).toEqual([
      ['schedule', FILE],
    ]);
  });

  it('arrives with its table of rates, downloaded after the schedule', async () => {
    answers['/rates'] = (response) => void response.end('rates');
    const { parts } = await fetch({ rates: true });
    expect(parts.map(({ part }) => part)).toEqual(['schedule', 'rates']);
    expect(asked).toEqual(['/schedule', '/rates']);
  });

  it('is named by the release in force before and after the download', async () => {
    answers['/release'] = (response) => void response.end('{"name":" 2026HTSRev4 "}');
    expect((await fetch({ release: true })).name).toBe('2026HTSRev4');
    expect(asked).toEqual(['/release', '/schedule', '/release']);
  });

  it('leaves nothing in the folder of partial downloads', async () => {
    answers['/schedule'] = (response) => void response.writeHead(200, VERSION).end(FILE);
    await fetch();
    expect(files()).toEqual([]);
  });

  it('shows the host and the bytes received', async () => {
    answers['/schedule'] = (response) =>
      void response.writeHead(200, { 'Content-Length': String(2 ** 19) }).end('x'.repeat(2 ** 19));
    await fetch();
    expect(shown[0]).toBe(`EU: asking ${new URL(address).host}`);
    expect(shown.at(-1)).toBe('EU schedule: 0.5 of 0.5 MB (100 %)');
  });

  it('shows the bytes received if the total is unknown', async () => {
    answers['/schedule'] = (response) => {
      response.write(FILE);
      response.end();
    };
    await fetch();
    expect(shown.at(-1)).toBe('EU schedule: 0.0 MB');
  });
});

describe('an interrupted export', () => {
  it('is resumed: the next attempt requests only the rest', async () => {
    answers['/schedule'] = breakOff;
    await expect(fetch()).rejects.toMatchObject({
      code: 'upstream_error',
      message: expect.stringContaining('the same command goes on from there'),
    });
    expect(files()).toEqual(['EU-schedule.json', 'EU-schedule.part']);

    const ranges: (string | undefined)[] = [];
    answers['/schedule'] = (response, range) => {
      ranges.push(range);
      const from = Number(/\d+/.exec(range ?? '')?.[0]);
      const content = { 'Content-Range': `bytes ${from}-${FILE.length - 1}/${FILE.length}` };
      response.writeHead(206, { ...VERSION, ...content }).end(FILE.slice(from));
    };
    const { parts } = await fetch();
    expect(ranges).toEqual(['bytes=500-']);
    expect(Buffer.from(parts[0]?.bytes ?? []).toString()).toBe(FILE);
    expect(files()).toEqual([]);
  });

  it('is discarded if its version is not named', async () => {
    answers['/schedule'] = (response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.socket?.destroy());
    };
    await expect(fetch()).rejects.toThrow(/try again later, or download the file/);
    expect(files()).toEqual([]);
  });

  it('does not discard a complete schedule if its rates are interrupted', async () => {
    answers['/schedule'] = (response) => void response.writeHead(200, VERSION).end(FILE);
    answers['/rates'] = (response) => void response.writeHead(503).end();
    await expect(fetch({ rates: true })).rejects.toThrow(/503.*goes on from there/);
    expect(files()).toContain('EU-schedule.part');
  });
});

describe('a source that misbehaves', () => {
  it.each<[string, Answer, RegExp]>([
    ['a web page', (response) => void response.end('<!doctype html><p>Sign in</p>'), /gives a web page/],
    ['nothing', (response) => void response.end(), /gives an empty file/],
    ['an error', (response) => void response.writeHead(500).end('x'), /answered with an error 500/],
    ['more than 1 MB', (response) => void response.end('x'.repeat(2 ** 20 + 1)), /gives more than 1 MiB/],
    [
      'the promise of more than 1 MB',
      (response) => void response.writeHead(200, { 'Content-Length': String(2 ** 30) }).write('x'),
      /gives more than 1 MiB/,
    ],
    [
      'another host',
      (response) => void response.writeHead(302, { Location: 'http://127.0.0.2:9/file' }).end(),
      /leads to another host/,
    ],
  ])('is rejected with %s, and nothing is loaded', async (_what, answer, words) => {
    answers['/schedule'] = answer;
    await expect(fetch()).rejects.toMatchObject({
      name: 'CommandError',
      code: 'upstream_error',
      message: expect.stringMatching(words),
    });
    await expect(fetch()).rejects.toThrow(/nothing was loaded/);
  });

  it('is named if unreachable', async () => {
    // Nothing listens on port 1.
    address = 'http://127.0.0.1:1';
    await expect(fetch()).rejects.toThrow('127.0.0.1:1 could not be reached');
  });

  it('is not requested if it names no release', async () => {
    answers['/release'] = (response) => void response.end('[{"name":"2026HTSRev4","status":"archived"}]');
    await expect(fetch({ release: true })).rejects.toThrow(/names no release in force: nothing was loaded/);
    expect(asked).toEqual(['/release']);
  });
});

it.each([
  ['EU', 'EU_TARIFF_URL'],
  ['VN', 'VN_TARIFF_URL'],
] as const)('a market without an address %s names the setting and the command to use', (market, setting) => {
  expect(withoutAddress(market)).toMatchObject({
    code: 'validation_error',
    message: expect.stringMatching(new RegExp(`${setting} is not set.*--url.*datasets load`)),
  });
});

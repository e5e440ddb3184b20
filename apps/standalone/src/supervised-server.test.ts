import { describe, expect, it } from '@jest/globals';
import type { LocalServer } from '@svc/local-services/local-server';
import { waitFor } from '@svc/testkit/wait-for';
import { keepServer } from './supervised-server.ts';

function server(url: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const stops: string[] = [];
  const stop = async (): Promise<void> => {
    stops.push(url);
    end();
  };
  const handle: LocalServer = { url, port: 1, pid: 1, adopted: false, ended, stop };
  return { handle, end, stops };
}

/** Supervises servers that start one after the other; an error in their place is a start that fails. */
async function keep(...starts: readonly (ReturnType<typeof server> | Error)[]) {
  const seen = { starts: 0, said: [] as string[], moves: 0 };
  const kept = await keepServer({
    name: 'Redis',
    start: async () => {
      const next = starts[seen.starts];
      seen.starts += 1;
      if (next === undefined || next instanceof Error) throw next ?? new Error('no more starts in this test');
      return next.handle;
    },
    say: (line) => seen.said.push(line),
    onMoved: () => {
      seen.moves += 1;
    },
  });
  return { kept, seen };
}

describe('a supervised server', () => {
  it('fails if its first start does', async () => {
    await expect(keep(new Error('no program'))).rejects.toThrow('no program');
  });

  it('is restarted when it ends, with a report of its new address', async () => {
    const [first, second] = [server('redis://a'), server('redis://b')];
    const { kept, seen } = await keep(first, second);
    expect(kept.url()).toBe('redis://a');

    first.end();
    await waitFor('the second server', () => kept.url() === 'redis://b');
    expect([seen.said.length, seen.moves]).toEqual([1, 1]);
    expect(seen.said[0]).toContain('Redis ended unexpectedly');
    await kept.stop();
    expect(second.stops).toHaveLength(1);
  });

  it('has not moved if its address is the same', async () => {
    const [first, second, third] = [server('redis://a'), server('redis://a'), server('redis://b')];
    const { kept, seen } = await keep(first, second, third);
    first.end();
    await waitFor('the second start', () => seen.starts === 2);
    second.end();
    await waitFor('the third server', () => kept.url() === 'redis://b');
    expect(seen.moves).toBe(1);
    await kept.stop();
  });

  it('is retried after a failed start, with a report', async () => {
    const [first, second] = [server('redis://a'), server('redis://b')];
    const { kept, seen } = await keep(first, new Error('port taken'), second);
    first.end();
    await waitFor('the server after the failed start', () => kept.url() === 'redis://b');
    expect(seen.said).toContain('Redis could not be started: port taken');
    await kept.stop();
  });
});

describe('stopping a supervised server', () => {
  it('ends it permanently without a report or a restart', async () => {
    const first = server('redis://a');
    const { kept, seen } = await keep(first);
    await kept.stop();
    expect([first.stops.length, seen.starts, seen.said]).toEqual([1, 1, []]);
  });

  it('ends the pause before a restart, and nothing starts', async () => {
    const first = server('redis://a');
    const { kept, seen } = await keep(first);
    first.end();
    await waitFor('the pause', () => seen.said.length > 0);
    await kept.stop();
    expect(seen.starts).toBe(1);
  });

  it('during a start stops the started server', async () => {
    const [first, second] = [server('redis://a'), server('redis://b')];
    let isAsked = false;
    let give = (): void => undefined;
    const starts = [
      async () => first.handle,
      () => {
        isAsked = true;
        return new Promise<LocalServer>((resolve) => (give = () => resolve(second.handle)));
      },
    ];
    let moves = 0;
    const kept = await keepServer({
      name: 'Redis',
      start: () => starts.shift()?.() ?? Promise.reject(new Error('no more starts')),
      say: () => undefined,
      onMoved: () => {
        moves += 1;
      },
    });
    first.end();
    await waitFor('the second start', () => isAsked);
    const stopped = kept.stop();
    give();
    await stopped;
    expect([second.stops.length, moves]).toEqual([1, 0]);
  });
});

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { suiteFolder } from '@svc/testkit/folder';
import { askChild, ChildEnded, forkChild } from './child-process.ts';

const folder = suiteFolder();

const STAYS = new AbortController().signal;
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function childOf(name: string, source: string, options: object = {}): ChildProcess {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);

  const child = forkChild(pathToFileURL(file), { execArgv: [], ...options });
  children.push(child);

  return child;
}

const echo = () => childOf('echo', "process.on('message', (message) => process.send({ echo: message }));");
const deaf = () => childOf('deaf', "process.on('message', () => { for (;;); });");

it('forkChild starts a process with a lower priority, so that requests come first', async () => {
  const child = echo();
  await once(child, 'spawn');

  expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
});

describe('askChild', () => {
  it('returns the result of a process, which can be called again', async () => {
    const child = echo();
    for (const word of ['one', 'two']) {
      expect(await askChild(child, { word }, { timeoutMs: 20_000, caller: STAYS })).toEqual({
        echo: { word },
      });
    }

    expect(child.listenerCount('exit') + child.listenerCount('message')).toBe(0);
  });

  it('kills a process that takes too long, even if it ignores signals', async () => {
    const child = deaf();
    const ended = once(child, 'exit');

    await expect(askChild(child, {}, { timeoutMs: 300, caller: STAYS })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect((await ended)[1]).toBe('SIGKILL');
  });

  it('kills a process when its caller disconnects', async () => {
    const child = deaf();
    const ended = once(child, 'exit');
    const caller = new AbortController();
    const asked = askChild(child, {}, { timeoutMs: 20_000, caller: caller.signal });

    setTimeout(() => caller.abort(new Error('left')), 100);
    await expect(asked).rejects.toThrow('left');
    expect((await ended)[1]).toBe('SIGKILL');
  });

  it('rejects when the process ends without a response', async () => {
    const child = childOf('leaver', "process.on('message', () => process.exit(3));");
    const asked = askChild(child, {}, { timeoutMs: 20_000, caller: STAYS });
    await expect(asked).rejects.toBeInstanceOf(ChildEnded);
  });

  it('rejects without side effects when the process cannot be started', async () => {
    const child = childOf('never', '', { execPath: join(folder, 'no-such-program') });
    const asked = askChild(child, {}, { timeoutMs: 20_000, caller: STAYS });

    await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/ENOENT|EPIPE|ERR_IPC/) });
    // A second `error` of the same process, which would end this one.
    expect(child.emit('error', new Error('late'))).toBe(true);
  });
});

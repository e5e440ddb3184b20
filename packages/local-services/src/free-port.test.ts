import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { chooseFreePort, isPortFree } from './free-port.ts';

const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((done) => server.close(done));
});

async function taken(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a port', () => {
  it('used by another program is not free', async () => {
    const port = await taken();
    expect(await isPortFree(port)).toBe(false);
  });

  it('is not free at an address not on this machine', async () => {
    // 192.0.2.0/24 belongs to nobody (RFC 5737).
    expect(await isPortFree(0, '192.0.2.1')).toBe(false);
  });
});

describe('choosing a port', () => {
  it('returns the wanted one if it is free, without occupying it', async () => {
    const kept: boolean[] = [];
    // Another program may take a free port meanwhile, but not each time.
    for (let tries = 0; tries < 20 && !kept.includes(true); tries += 1) {
      const port = await chooseFreePort(undefined);
      kept.push((await chooseFreePort(port)) === port && (await isPortFree(port)));
    }
    expect(kept).toContain(true);
  });

  it('returns another one if the wanted one is taken', async () => {
    const port = await taken();
    const chosen = await chooseFreePort(port);
    expect(chosen).not.toBe(port);
    expect(chosen).toBeGreaterThan(0);
  });

  it('leaves the program on the wanted port running', async () => {
    const port = await taken();
    await chooseFreePort(port);
    expect(open[0]?.listening).toBe(true);
  });
});

import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** True if nothing listens on a TCP port, by default at 127.0.0.1. */
export async function isPortFree(port: number, host = HOST): Promise<boolean> {
  return (await listenOnce(port, host)) !== null;
}

/** Returns the wanted port if it is free, else one chosen by the system. */
export async function chooseFreePort(wanted: number | undefined): Promise<number> {
  if (wanted !== undefined && (await isPortFree(wanted))) return wanted;
  const port = await listenOnce(0);
  if (port === null) throw new Error(`no free TCP port at ${HOST}`);
  return port;
}

function listenOnce(port: number, host = HOST): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Misbehaviour = 'page' | 'cut' | 'error' | 'slow' | 'elsewhere' | 'empty' | null;

export interface SourceServer {
  readonly url: string;
  readonly releaseUrl: string;
  readonly ratesUrl: string;
  /** The offered file; tests replace it. */
  release: unknown;
  file: string;
  misbehaviour: Misbehaviour;
  onFile: () => void;
  readonly asked: string[];
  close(): Promise<void>;
}

const DRIP_MS = 50;

export async function startSourceServer(): Promise<SourceServer> {
  const server = createServer((request, response) => answer(source, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source: SourceServer = {
    url: `${address}/reststop/exportList?from=0101&to=9999&format=JSON&styles=false`,
    releaseUrl: `${address}/reststop/currentRelease`,
    ratesUrl: `${address}/rates.csv`,
    release: { name: '2026HTSRev4', description: 'Revision 4', title: 'Revision 4 (2026)' },
    file: '',
    misbehaviour: null,
    onFile: () => undefined,
    asked: [],
    close: () => closeServer(server),
  };

  return source;
}

function answer(source: SourceServer, ...[request, response]: Parameters<RequestListener>): void {
  const path = new URL(request.url ?? '/', 'http://source').pathname;
  source.asked.push(path);
  if (path === '/reststop/currentRelease') {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(source.release));
    return;
  }

  source.onFile();
  misbehave(source, response);
}

function misbehave({ misbehaviour, file }: SourceServer, response: Parameters<RequestListener>[1]): void {
  switch (misbehaviour) {
    case 'page':
      response.setHeader('Content-Type', 'text/html').end('<!DOCTYPE html><html>Request rejected</html>');
      return;
    case 'cut':
      response
        .writeHead(200, { 'Content-Length': String(file.length) })
        .write(file.slice(0, file.length / 2));
      setTimeout(() => response.socket?.destroy(), DRIP_MS);
      return;
    case 'error':
      response.writeHead(500).end('sorry');
      return;
    case 'slow':
      drip(file, response);
      return;
    case 'elsewhere':
      response.writeHead(302, { Location: 'http://elsewhere.invalid/file' }).end();
      return;
    case 'empty':
      response.end();
      return;
    case null:
      response.end(file);
  }
}

function drip(file: string, response: Parameters<RequestListener>[1]): void {
  const parts = [0, 1, 2, 3].map((place) =>
    file.slice((place * file.length) / 4, ((place + 1) * file.length) / 4),
  );
  const timer = setInterval(() => {
    const part = parts.shift();
    if (part !== undefined) return void response.write(part);
    clearInterval(timer);
    response.end();
  }, DRIP_MS);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to a request for the export. */
export type Answer = (response: ServerResponse, range: string | undefined) => void;

/** A server in place of the official source of a schedule. */
export interface ExportServer {
  readonly url: string;
  readonly releaseUrl: string;
  /** Its response; tests change it. */
  release: Answer;
  file: Answer;
  /** Requested paths. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts a source on a port of this machine; each request is answered as it is set then. */
export async function startExportServer(): Promise<ExportServer> {
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '/';
    source.asked.push(path);
    const answer = path === '/release' ? source.release : source.file;
    answer(response, request.headers.range);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const source: ExportServer = {
    url: `${address}/exportList`,
    releaseUrl: `${address}/release`,
    release: gives({}),
    file: gives([]),
    asked: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return source;
}

/** Sends a JSON value, or text unchanged. */
export function gives(value: unknown): Answer {
  return (response) => void response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A small export in the JSON form of the United States, with so many declarable lines. */
export function usExport(leaves: number): readonly object[] {
  const line = (htsno: string, indent: number, description: string, general = '') => ({
    htsno,
    indent: String(indent),
    description,
    superior: null,
    units: [],
    general,
    special: '',
    other: '',
    footnotes: [],
  });
  const animals = Array.from({ length: leaves }, (_, index) =>
    line(`0106.19.00.${String(index + 10)}`, 2, `Animal ${index}`),
  );
  return [line('0106', 0, 'Other live animals:'), line('0106.19.00', 1, 'Other', '4%'), ...animals];
}

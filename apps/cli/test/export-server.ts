import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse, range: string | undefined) => void;

export interface ExportServer {
  readonly url: string;
  readonly releaseUrl: string;
  release: Answer;
  file: Answer;
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts a fake source on a local port. */
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

export function gives(value: unknown): Answer {
  return (response) => void response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

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

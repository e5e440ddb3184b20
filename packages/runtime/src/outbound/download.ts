import got, { type Got } from 'got';

/** Why a file did not arrive. */
export type DownloadFailure =
  'timeout' | 'connection' | 'status' | 'redirect' | 'too_large' | 'empty' | 'web_page';

/** How a download ended; `status` is the last HTTP status, or null when no answer came. */
export type DownloadResult =
  | { readonly kind: 'arrived'; readonly bytes: Buffer }
  | { readonly kind: 'failed'; readonly reason: DownloadFailure; readonly status: number | null };

/** Bounds of one download. */
export interface DownloadOptions {
  /** Most bytes, counted after decompression. */
  readonly maxBytes: number;
  /** From the first look-up to the last byte. */
  readonly timeoutMs: number;
  /** Longest silence of the server. */
  readonly idleMs: number;
  /** Ends the download early. */
  readonly signal?: AbortSignal | undefined;
}

/** Fetches a file whole. Never throws: whatever goes wrong is a result. */
export type Download = (url: string, options: DownloadOptions) => Promise<DownloadResult>;

const REDIRECTS_MAX = 5;
const CONNECT_MS = 15_000;
const PAGE_START_BYTES = 1024;
const WEB_PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i;
const [COMMENT, COMMENT_END] = ['<!--', '-->'];

/**
 * Fetches an address that the operator chose, following redirects within its host only and never from https to http.
 * An HTML page is refused whatever its status says: sources are known to answer one in place of the file.
 */
export const download: Download = (url, options) => {
  const start = new URL(url);
  const client = got.extend({
    retry: { limit: 0 },
    throwHttpErrors: false,
    maxRedirects: REDIRECTS_MAX,
    followRedirect: ({ headers, url: from }) => staysWithin(start, headers.location, from),
    headers: { 'user-agent': 'svc-tariff/1.0', accept: '*/*' },
    timeout: { lookup: CONNECT_MS, connect: CONNECT_MS, secureConnect: CONNECT_MS, socket: options.idleMs },
  });
  return collectFile(client, start, options);
};

function staysWithin(start: URL, location: string | undefined, from: string): boolean {
  if (location === undefined || !URL.canParse(location, from)) return false;
  const to = new URL(location, from);
  return to.host === start.host && to.protocol === start.protocol;
}

function collectFile(client: Got, url: URL, options: DownloadOptions): Promise<DownloadResult> {
  return new Promise((resolve) => {
    const stream = client.stream.get(url);
    const chunks: Buffer[] = [];
    let [bytes, status]: [number, number | null] = [0, null];
    const end = (result: DownloadResult): void => {
      clearTimeout(deadline);
      options.signal?.removeEventListener('abort', interrupt);
      resolve(result);
      stream.destroy();
    };
    const fail = (reason: DownloadFailure): void => end({ kind: 'failed', reason, status });
    const interrupt = (): void => fail('connection');
    // got's own time-out of the exchange stops counting once headers are there and the body merely drips.
    const deadline = setTimeout(() => fail('timeout'), options.timeoutMs);
    stream.on('response', (response: { statusCode: number }) => {
      status = response.statusCode;
      if (status >= 300 && status < 400) fail('redirect');
      else if (status !== 200) fail('status');
    });
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > options.maxBytes) fail('too_large');
    });
    stream.once('end', () => end(judge(Buffer.concat(chunks), status)));
    stream.on('error', (error: Error) => fail(isTimeout(error) ? 'timeout' : 'connection'));
    options.signal?.addEventListener('abort', interrupt);
    if (options.signal?.aborted === true) interrupt();
  });
}

function judge(bytes: Buffer, status: number | null): DownloadResult {
  if (bytes.length === 0) return { kind: 'failed', reason: 'empty', status };
  const start = bytes.subarray(0, PAGE_START_BYTES).toString('utf8');
  if (WEB_PAGE.test(afterComments(start))) return { kind: 'failed', reason: 'web_page', status };
  return { kind: 'arrived', bytes };
}

// One pass, whatever the text: a pattern that may split comments in several ways takes for ever on some of them.
function afterComments(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  while (rest.startsWith(COMMENT)) {
    const end = rest.indexOf(COMMENT_END, COMMENT.length);
    if (end === -1) return '';
    rest = rest.slice(end + COMMENT_END.length).trimStart();
  }
  return rest;
}

function isTimeout(error: Error): boolean {
  return 'code' in error && error.code === 'ETIMEDOUT';
}

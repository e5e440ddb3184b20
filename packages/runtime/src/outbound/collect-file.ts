import type { Got } from 'got';
import type { IncomingHttpHeaders } from 'node:http';
import type { DownloadFailure, DownloadOptions, DownloadResult } from './download-result.ts';
import { continues, rangeHeaders, totalOf, validatorOf, type PartialFile } from './partial-file.ts';

interface Arriving {
  chunks: Buffer[];
  bytes: number;
  total: number | null;
  status: number | null;
}

interface Answer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
}

/** Reads one response whole, within its limits; a partial response is appended to the stored part. */
export function collectFile(
  client: Got,
  url: URL,
  options: DownloadOptions,
  judge: (bytes: Buffer, status: number | null) => DownloadResult,
): Promise<DownloadResult> {
  return new Promise((resolve) => {
    const stream = client.stream.get(url, { headers: rangeHeaders(options.partial) });
    const file: Arriving = { chunks: [], bytes: 0, total: null, status: null };
    const end = (result: DownloadResult): void => {
      clearTimeout(deadline);
      options.signal?.removeEventListener('abort', interrupt);
      resolve(result);
      stream.destroy();
    };
    const fail = (reason: DownloadFailure): void => end({ kind: 'failed', reason, status: file.status });
    const interrupt = (): void => fail('connection');
    // got's timeout ends once headers arrive, even if the body only trickles in.
    const deadline = setTimeout(() => fail('timeout'), options.timeoutMs);
    stream.on('response', (answer: Answer) => {
      const fault = begin(file, answer, options);
      if (fault !== null) fail(fault);
    });
    stream.on('data', (chunk: Buffer) => {
      take(file, chunk, options);
      if (file.bytes > options.maxBytes) fail('too_large');
    });
    stream.once('end', () => end(judge(Buffer.concat(file.chunks), file.status)));
    stream.on('error', (error: Error) => fail(isTimeout(error) ? 'timeout' : 'connection'));
    options.signal?.addEventListener('abort', interrupt);
    if (options.signal?.aborted === true) interrupt();
  });
}

function begin(file: Arriving, answer: Answer, options: DownloadOptions): DownloadFailure | null {
  file.status = answer.statusCode;
  file.total = totalOf(answer.statusCode, answer.headers);
  const fault = beginPart(file, answer, options.partial);
  if (fault !== null) return fault;
  return file.total !== null && file.total > options.maxBytes ? 'too_large' : null;
}

function beginPart(file: Arriving, answer: Answer, partial: PartialFile | undefined): DownloadFailure | null {
  const { statusCode, headers } = answer;
  if (statusCode >= 300 && statusCode < 400) return 'redirect';
  if (statusCode === 200) {
    partial?.begin(validatorOf(headers));
    return null;
  }
  return statusCode === 206 || statusCode === 416 ? goOn(file, answer, partial) : 'status';
}

function goOn(
  file: Arriving,
  { statusCode, headers }: Answer,
  partial: PartialFile | undefined,
): DownloadFailure | null {
  const held = partial?.held() ?? null;
  if (statusCode !== 206 || held === null || !continues(headers, held.bytes.length)) {
    // The stored part does not match the current file of the source.
    partial?.begin(null);
    return 'status';
  }

  file.chunks = [held.bytes];
  file.bytes = held.bytes.length;

  return null;
}

function take(file: Arriving, chunk: Buffer, { partial, onBytes }: DownloadOptions): void {
  file.chunks.push(chunk);
  file.bytes += chunk.length;
  partial?.append(chunk);
  onBytes?.(file.bytes, file.total);
}

function isTimeout(error: Error): boolean {
  return 'code' in error && error.code === 'ETIMEDOUT';
}

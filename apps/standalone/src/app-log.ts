import { LOG_MAX_BYTES, logSize, openServerLog, renewServerLog } from '@svc/local-services/server-log';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const SHOWN_LEVELS = new Set(['warn', 'error']);

/** Output of an app: all of it to its log file, important lines also to the console. */
export interface AppLog {
  follow(output: Readable, errors: Readable): void;
}

/** Writes lines to a file that is rotated when full: two files, 10 MiB each at most. */
function boundedFile(path: string): (line: string) => void {
  let file = createWriteStream(path, { fd: openServerLog(path) });
  let bytes = logSize(path);

  return (line) => {
    if (bytes > LOG_MAX_BYTES) {
      file.end();
      file = createWriteStream(path, { fd: renewServerLog(path) });
      bytes = 0;
    }

    bytes += Buffer.byteLength(line) + 1;
    file.write(`${line}\n`);
  };
}

export function openAppLog(name: string, path: string, say: (line: string) => void): AppLog {
  const write = boundedFile(path);

  const take = (line: string, shown: string | null): void => {
    write(line);
    if (shown !== null) say(`${name}: ${shown}`);
  };

  return {
    follow: (output, errors) => {
      createInterface({ input: output }).on('line', (line) => take(line, readableLine(line)));
      createInterface({ input: errors }).on('line', (line) => take(line, line));
    },
  };
}

/** Readable form of a warning or error in a JSON log; null for other lines. */
export function readableLine(line: string): string | null {
  const entry = parseEntry(line);
  if (entry === null || !SHOWN_LEVELS.has(String(entry['level']))) return null;

  const error = entry['error'];
  const cause =
    typeof error === 'object' && error !== null && 'message' in error ? ` (${String(error.message)})` : '';

  return `${String(entry['level'])}: ${String(entry['message'])}${cause}`.replaceAll(/\s+/g, ' ');
}

function parseEntry(line: string): Record<string, unknown> | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

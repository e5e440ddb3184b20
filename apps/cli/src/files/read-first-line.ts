import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** First line of a stream without its line end; empty if there is none. */
export async function readFirstLine(input: Readable): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    // An open terminal would keep the process alive.
    input.destroy();
  }
}

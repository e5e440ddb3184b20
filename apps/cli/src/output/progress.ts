/** Target of lines: a stream of the process, or a test's. */
export interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

/** A line that shows how far work is, on a terminal only. */
export interface Progress {
  readonly show: (text: string) => void;
  /** Takes the line away. */
  readonly clear: () => void;
}

const CLEAR_LINE = '\r\u001B[2K';

/** Progress on `output`; nothing is written where it is no terminal. */
export function createProgress(output: Output): Progress {
  let shown = '';

  const write = (text: string): void => {
    if (output.isTTY !== true || text === shown) return;
    output.write(`${CLEAR_LINE}${text}`);
    shown = text;
  };

  return { show: write, clear: () => write('') };
}

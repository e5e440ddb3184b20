export interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

export interface Progress {
  readonly show: (text: string) => void;
  readonly clear: () => void;
}

const CLEAR_LINE = '\r\u001B[2K';

/** Creates progress output; writes nothing unless `output` is a terminal. */
export function createProgress(output: Output): Progress {
  let shown = '';

  const write = (text: string): void => {
    if (output.isTTY !== true || text === shown) return;
    output.write(`${CLEAR_LINE}${text}`);
    shown = text;
  };

  return { show: write, clear: () => write('') };
}

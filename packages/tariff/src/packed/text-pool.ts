/** Distinct texts in one UTF-8 buffer: text `n`, from 1, is at `starts[n - 1]` to `starts[n]`; 0 means no text. */
export interface TextPool {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Numbers texts in order of first occurrence. */
export interface TextPoolWriter {
  /** Returns the number of a text, the same for equal ones; 0 for null. */
  add(text: string | null): number;
  finish(): TextPool;
}

export function textPoolWriter(): TextPoolWriter {
  const numbers = new Map<string, number>();

  return {
    add(text) {
      if (text === null) return 0;
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size + 1);
      return numbers.size;
    },
    finish: () => written([...numbers.keys()]),
  };
}

export function textReader({ bytes, starts }: TextPool): (number: number) => string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (number) => (number === 0 ? null : buffer.toString('utf8', starts[number - 1], starts[number]));
}

function written(texts: readonly string[]): TextPool {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, place) => {
    starts[place + 1] = (starts[place] ?? 0) + Buffer.byteLength(text);
  });

  const bytes = new Uint8Array(starts.at(-1) ?? 0);
  const buffer = Buffer.from(bytes.buffer);

  texts.forEach((text, place) => buffer.write(text, starts[place] ?? 0));

  return { bytes, starts };
}

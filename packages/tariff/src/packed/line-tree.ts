import { fullText } from '../schedule/full-text.ts';
import type { LineLevel, ScheduleLine } from '../schedule/line.ts';
import { ABOVE_ALL, childrenOf } from './child-table.ts';
import { LEVELS, type PackedLines, type TextColumn } from './packed-lines.ts';
import { textReader } from './text-pool.ts';

export interface LineTree {
  readonly count: number;
  /** Line at a position; throws RangeError if there is none. */
  line(position: number): ScheduleLine;
  all(): readonly ScheduleLine[];
  /** Lines directly below a line, in schedule order. */
  children(position: number): readonly ScheduleLine[];
  tops(): readonly ScheduleLine[];
}

/** Opens packed lines. Texts are decoded when a field is read: a line is a view, so do not spread it. */
export function openLines(packed: PackedLines): LineTree {
  const source = { packed, text: textReader(packed.texts) };
  const below = (position: number): readonly ScheduleLine[] =>
    Array.from(childrenOf(packed.children, position), (child) => new LineView(source, child));

  return {
    count: packed.count,
    all: () => Array.from({ length: packed.count }, (_, position) => new LineView(source, position)),
    line(position) {
      if (!(position in packed.leaves)) throw new RangeError(`no line at position ${position}`);
      return new LineView(source, position);
    },
    children: below,
    tops: () => below(ABOVE_ALL),
  };
}

interface Source {
  readonly packed: PackedLines;
  readonly text: (number: number) => string | null;
}

class LineView implements ScheduleLine {
  readonly position: number;
  readonly #source: Source;
  // Cached, as scoring reads it repeatedly and decoding takes longer than comparing.
  #codeDigits: string | null | undefined;
  #description: string | undefined;
  #extra: Readonly<Record<string, unknown>> | undefined;

  constructor(source: Source, position: number) {
    this.#source = source;
    this.position = position;
  }

  get parent(): number | null {
    const above = this.#source.packed.parents[this.position] ?? ABOVE_ALL;
    return above === ABOVE_ALL ? null : above;
  }

  get code(): string | null {
    return this.#text('code');
  }

  get codeDigits(): string | null {
    if (this.#codeDigits === undefined) this.#codeDigits = this.#text('codeDigits');
    return this.#codeDigits;
  }

  get level(): LineLevel {
    return LEVELS[this.#source.packed.levels[this.position] ?? 0] ?? 'group';
  }

  get indent(): number {
    return this.#source.packed.indents[this.position] ?? 0;
  }

  get isLeaf(): boolean {
    return this.#source.packed.leaves[this.position] === 1;
  }

  get description(): string {
    this.#description ??= this.#text('description') ?? '';
    return this.#description;
  }

  get fullDescription(): string {
    const { parent } = this;
    const above = parent === null ? null : new LineView(this.#source, parent);
    return fullText(this, above, above?.fullDescription ?? '');
  }

  get dutyRate(): string | null {
    return this.#text('dutyRate');
  }

  get specialRate(): string | null {
    return this.#text('specialRate');
  }

  get column2Rate(): string | null {
    return this.#text('column2Rate');
  }

  get unit(): string | null {
    return this.#text('unit');
  }

  get additionalDuties(): string | null {
    return this.#text('additionalDuties');
  }

  get extra(): Readonly<Record<string, unknown>> {
    this.#extra ??= JSON.parse(this.#text('extra') ?? '{}') as Readonly<Record<string, unknown>>;
    return this.#extra;
  }

  #text(column: TextColumn | 'extra'): string | null {
    const { packed, text } = this.#source;
    return text(packed.columns[column][this.position] ?? 0);
  }
}

export interface HsCodes {
  /** Six digits each, ascending. */
  readonly subheadings: ReadonlySet<string>;
  /** Four digits each, ascending. */
  readonly headings: ReadonlySet<string>;
  /** Two digits each, ascending. */
  readonly chapters: ReadonlySet<string>;
}

const SUBHEADING = /^\d{6}$/u;

/** Reads a list of subheadings, six digits per line. Throws for any other line. */
export function parseHsCodes(text: string): HsCodes {
  const lines = text.trimEnd().split('\n');
  const wrong = lines.findIndex((line) => !SUBHEADING.test(line));
  if (wrong !== -1) throw new Error(`line ${wrong + 1}: not six digits`);

  const codes = lines.toSorted();

  return {
    subheadings: new Set(codes),
    headings: new Set(codes.map((code) => code.slice(0, 4))),
    chapters: new Set(codes.map((code) => code.slice(0, 2))),
  };
}

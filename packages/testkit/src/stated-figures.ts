/**
 * Why a text may contain figures: it is a name anywhere, the figures of a place must equal constants, or they are no
 * property of the service.
 */
export type FigureRow =
  | { readonly name: RegExp; readonly because: string }
  | { readonly at: RegExp; readonly equal: readonly number[] }
  | { readonly at: RegExp; readonly figures: readonly string[]; readonly because: string };

const FIGURE = /\p{Nd}+/gu;

/** Figures of texts, by place, that no row explains; constants that a text does not have; rows without any effect. */
export function unexplainedFigures(
  texts: Iterable<readonly [place: string, text: string]>,
  rows: readonly FigureRow[],
): readonly string[] {
  const used = new Set<FigureRow>();
  const faults: string[] = [];
  for (const [place, text] of texts) {
    const figures = figuresOf(text, rows, used);
    if (figures.length === 0) continue;

    const here = rows.flatMap((row) => ('at' in row && row.at.test(place) ? [row] : []));
    for (const row of here) used.add(row);
    const equal = here.flatMap((row) =>
      'equal' in row ? row.equal.flatMap((figure) => String(figure).match(FIGURE) ?? []) : [],
    );
    const known = new Set([...equal, ...here.flatMap((row) => ('figures' in row ? row.figures : []))]);
    faults.push(
      ...figures.filter((figure) => !known.has(figure)).map((figure) => `${place}: ${figure} in ${text}`),
      ...equal
        .filter((figure) => !figures.includes(figure))
        .map((figure) => `${place}: no ${figure} in ${text}`),
    );
  }
  const unused = rows.filter((row) => !used.has(row)).map((row) => String('name' in row ? row.name : row.at));

  return [...faults, ...unused.map((row) => `${row} explains nothing`)];
}

/** Figures outside of parameters and names. */
function figuresOf(text: string, rows: readonly FigureRow[], used: Set<FigureRow>): readonly string[] {
  let rest = text.normalize('NFKC').replaceAll(/\{[^}]*\}|(?<=\d),(?=\d{3}(?!\d))/g, '');
  for (const row of rows) {
    if (!('name' in row)) continue;
    const without = rest.replaceAll(new RegExp(row.name, 'gu'), '');
    if (without !== rest) used.add(row);
    rest = without;
  }
  return rest.match(FIGURE) ?? [];
}

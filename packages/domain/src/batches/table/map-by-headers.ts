import { areDistinct, looksLikeSku, speaksFor } from './cell-looks.ts';
import { cellWords, type MappedField } from '../column-mapping.ts';
import { headerMeaning, namesEither, type HeaderMeaning } from './header-name.ts';

/** A mapping that is being found. */
export type MappingDraft = Record<MappedField, string | null>;

/** A column with the words of its first cells that have any. */
export interface ColumnSample {
  readonly name: string;
  readonly cells: readonly string[];
}

type Meant = ColumnSample & HeaderMeaning;

/** Maps the columns whose headers say what they hold, the surest first; where a header may mean two things, the cells decide. */
export function mapByHeaders(columns: readonly ColumnSample[], draft: MappingDraft): void {
  const meanings = columns
    .flatMap((column) => {
      const meaning = headerMeaning(column.name);
      return meaning === null ? [] : [{ ...column, ...meaning }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const isNumber = ({ name, field, cells }: Meant): boolean =>
    field === 'description' && namesEither(name) && areItemNumbers(cells);
  for (const column of meanings)
    if (!isNumber(column) && !isWordless(column)) draft[column.field] ??= column.name;
  for (const { name } of meanings.filter(isNumber)) draft.sku ??= name;
  mapMaterialNumber(meanings, draft);
}

/** Some programs call every product a material: their `Material` is a number beside a `Material description`. */
function mapMaterialNumber(meanings: readonly Meant[], draft: MappingDraft): void {
  const [byMaterialNumber] = meanings.filter(
    ({ field, isExact, cells }) => field === 'material' && isExact && areItemNumbers(cells),
  );
  if (byMaterialNumber !== undefined && draft.sku === null && describesMaterial(draft.description)) {
    draft.sku = byMaterialNumber.name;
    draft.material = null;
  }
}

/** A description has words in more cells than this share. */
const WORDLESS_SHARE = 0.3;

function isWordless({ field, cells }: Meant): boolean {
  return field === 'description' && cells.filter(hasWord).length < cells.length * WORDLESS_SHARE;
}

function hasWord(text: string): boolean {
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text);
}

function areItemNumbers(cells: readonly string[]): boolean {
  return cells.length > 0 && speaksFor(cells, looksLikeSku) && areDistinct(cells);
}

function describesMaterial(header: string | null): boolean {
  return header !== null && /^material\b/i.test(cellWords(header));
}

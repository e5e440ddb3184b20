import type { SuggestedMapping } from '@svc/domain/batches/column-mapping';
import type { ProductTable } from '@svc/domain/batches/table/read-table';
import { suggestMapping } from '@svc/domain/batches/table/suggest-mapping';
import { readCountry } from '@svc/i18n/countries';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { FIRST_RESULT_COLUMNS, RESULT_COLUMNS } from '../export/result-columns.ts';
import { resultTitle } from '../export/write-export.ts';

/** Share of the titles that every export has which must be there to tell that a file was one. */
const MOST = 0.8;

const RESULT_TITLES = LANGUAGES.map((language) => {
  const t = translator(language);
  const titles = RESULT_COLUMNS.map((column) => resultTitle(column, t));
  return { titles, first: titles.slice(0, FIRST_RESULT_COLUMNS.length) };
});

function ownColumns(columns: readonly string[]): readonly number[] {
  const added = RESULT_TITLES.find(
    ({ first }) => first.filter((title) => columns.includes(title)).length >= first.length * MOST,
  );
  return columns.flatMap((name, place) => (added?.titles.includes(name) === true ? [] : [place]));
}

/**
 * What the columns of a file seem to be. Results that are put right and uploaded again bring the columns of their export
 * along, which describe no product.
 */
export function suggestOwnMapping({ columns, rows }: ProductTable): SuggestedMapping {
  const own = ownColumns(columns);
  const isAllOwn = own.length === columns.length;
  const pick = (texts: readonly string[]): readonly string[] =>
    isAllOwn ? texts : own.map((place) => texts[place] ?? '');

  return suggestMapping(
    pick(columns),
    rows.map(({ cells }) => pick(cells)),
    readCountry,
  );
}

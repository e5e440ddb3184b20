import { readLineGoods, type LineGoods, type LineGoodsText } from '@svc/knowledge/base/line-goods';
import { error, type Finding } from './find-faults.ts';

/** Code lengths of classifiable lines by market; a few US lines of chapter 91 have eight digits. */
const DIGITS: Readonly<Record<string, readonly number[]>> = { us: [8, 10], eu: [8], vn: [8] };
const DESCRIPTION_MAX = 400;

function formFaultOf({ market, chapter }: LineGoodsText, { code, description }: LineGoods): string | null {
  const digits = DIGITS[market] ?? [];
  const isLine = /^\d+$/u.test(code) && digits.includes(code.length) && code.startsWith(chapter);
  if (!isLine) return `"${code}" is no line of ${digits.join(' or ')} digits of chapter ${chapter}`;
  if (description === '') return 'a row has a code, a tab and a description';
  if (description.length > DESCRIPTION_MAX) return `a description has at most ${DESCRIPTION_MAX} characters`;
  return description === description.normalize('NFC') ? null : 'text is not in Unicode form NFC';
}

/** Finds rows without a line of their market and chapter, and descriptions shared by lines of a subheading. */
function findFaultsOf(file: LineGoodsText): Finding[] {
  const first = new Map<string, string>();

  return readLineGoods(file.text).flatMap((row) => {
    const where = `${file.market}/${file.chapter}.tsv:${row.line}`;
    const fault = formFaultOf(file, row);
    if (fault !== null) return [error(where, fault)];

    const key = `${row.code.slice(0, 6)} ${row.description.toLowerCase()}`;
    const before = first.get(key);
    first.set(key, before ?? row.code);
    return before === undefined || before === row.code
      ? []
      : [error(where, `"${row.description}" stands under ${before} too`)];
  });
}

/** Finds rows that match no line, and descriptions shared by lines of a subheading. */
export function findLineFaults(files: readonly LineGoodsText[]): Finding[] {
  return files.flatMap(findFaultsOf);
}

export function lineCoverage(files: readonly LineGoodsText[]): string[] {
  return Object.keys(DIGITS).map((market) => {
    const rows = files.filter((file) => file.market === market).flatMap(({ text }) => readLineGoods(text));
    const lines = new Set(rows.map(({ code }) => code));
    return `goods by line, ${market}: ${rows.length} descriptions of ${lines.size} lines`;
  });
}

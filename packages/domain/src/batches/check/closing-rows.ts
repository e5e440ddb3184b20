import { cellWords, filledCells } from '../column-mapping.ts';

/** Rows at the end of a file that are looked at: totals, signatures, a date, a name. */
export const CLOSING_ROWS_MAX = 12;

/** Words that a total begins with, in the four languages. */
const TOTALS =
  'grand total|sub ?total|total|sum|tổng cộng|tổng số|tổng|cộng|総合計|合計|総計|小計|計|총합계|합계|총계|소계|총 ?금액|계';
/** Words that a signature or a closing remark begins with. */
const SIGNATURES = [
  'prepared by|approved by|checked by|reviewed by|signed by|authori[sz]ed signature|signature|signed|end of (?:list|file)',
  'người lập biểu|người lập bảng|người lập|người duyệt|người kiểm tra|kế toán trưởng|kế toán|thủ trưởng đơn vị|giám đốc',
  'đại diện|ký tên|\\(?ký, (?:ghi rõ )?họ tên.*|ngày \\.*\\d* ?tháng .*',
  '作成者|作成日|承認者|承認印|確認者|担当者印|署名|以上|작성자|작성일|승인자|확인자|서명|담당자 서명|이상',
].join('|');
/** Alone, or with what was counted, or who signed, behind a sign. */
const CLOSING = new RegExp(
  `^(?:${TOTALS}|${SIGNATURES})(?:\\s*[(（:：;.…_-].*|\\s+[\\d.,]+\\s*\\S{0,6})?$`,
  'iu',
);

/** Whether a row is a total, a signature or the like by its own words. */
export function isClosing(cells: readonly string[]): boolean {
  return cells.some((cell) => CLOSING.test(cellWords(cell)));
}

/**
 * How many of the last rows of a file are no products but its totals and signatures. What stands below the first of them
 * goes with it where it fills no more than half of the columns, such as the name below a signature.
 */
export function closingRowCount(tail: readonly (readonly string[])[], columns: number): number {
  const isNarrow = (row: readonly string[]): boolean => filledCells(row).length <= columns / 2;
  let count = 0;
  for (let back = 1; back <= tail.length; back += 1) {
    const row = tail[tail.length - back] ?? [];
    if (isClosing(row)) count = back;
    else if (!isNarrow(row) || columns === 1) break;
  }

  return count;
}

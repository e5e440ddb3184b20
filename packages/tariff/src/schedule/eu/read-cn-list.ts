import { codeDigits } from '../../code.ts';
import { collectRow, emptyCollection, isObject, itemOf, type CollectedRows } from '../collect-rows.ts';
import { finishSchedule, rejectedSchedule, type ReadOptions } from '../finish-schedule.ts';
import { withHeadings } from '../headings-from-codes.ts';
import { textOrNull } from '../plain-text.ts';
import { unknownFormat, type ReadSchedule } from '../report.ts';
import { joinRates, type RateJoin } from './join-rates.ts';
import { CN_ITEM_KEYS, CN_ITEM_REDUNDANT_KEYS } from './map.ts';

export function isCnList(value: unknown): boolean {
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return isObject(first) && CN_ITEM_KEYS.code in first && CN_ITEM_KEYS.description in first;
}

/**
 * Reads a list of 8-digit Combined Nomenclature codes with leaf texts; headings and subheadings are derived from the
 * codes, their titles come from `options.titles`.
 */
export function readCnList(value: unknown, options: ReadOptions = {}): ReadSchedule {
  if (!Array.isArray(value) || !isCnList(value)) {
    return rejectedSchedule(unknownFormat('no_cn_list'));
  }

  const join = joinRates(options);
  const collected = emptyCollection();
  collected.faults.push(...join.faults);

  for (const [index, item] of value.entries()) collectItem(collected, item, index + 1, join);
  collected.rejected.push(...join.unused());

  const rows = withHeadings(collected.rows, 'EU', options.titles);

  return finishSchedule({ ...collected, rows }, 'EU', options, ignoredKeys(value), { placing: 'code' });
}

function collectItem(into: CollectedRows, value: unknown, sourceRow: number, join: RateJoin): void {
  const item = itemOf(into, value, sourceRow);
  if (item === null) return;

  const code = textOrNull(item[CN_ITEM_KEYS.code]);
  const description = textOrNull(item[CN_ITEM_KEYS.description]);
  if (code === null && description === null) {
    into.rejected.push({ sourceRow, reason: 'no_code_and_no_description', text: JSON.stringify(item) });
    return;
  }

  const raw = {
    sourceRow,
    code: code ?? '',
    indent: '0',
    description,
    unit: textOrNull(item[CN_ITEM_KEYS.unit]),
    ...join.rateOf(codeDigits(code ?? '') ?? '', {}),
    column2Rate: null,
    additionalDuties: null,
  };
  collectRow(into, raw, 'EU');
}

function ignoredKeys(items: readonly unknown[]): string[] {
  const known: readonly string[] = [...Object.values(CN_ITEM_KEYS), ...CN_ITEM_REDUNDANT_KEYS];
  const keys = new Set(items.flatMap((item) => (isObject(item) ? Object.keys(item) : [])));
  return [...keys].filter((key) => !known.includes(key));
}

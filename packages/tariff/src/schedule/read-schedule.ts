import type { Market } from '../market.ts';
import { isCnList, readCnList } from './eu/read-cn-list.ts';
import { isCnTable, readCnRows } from './eu/read-cn.ts';
import { isTaricTable, readTaricRows } from './eu/read.ts';
import { rejectedSchedule, type ReadOptions } from './finish-schedule.ts';
import { isGenericTable, readGenericRows } from './generic/read.ts';
import type { TableRows } from './header.ts';
import { unknownFormat, type ReadSchedule, type ScheduleFault } from './report.ts';
import { isUsJson, isUsTable, readUsJson, readUsRows } from './us/read.ts';
import { isVnLevelsTable, readVnLevels } from './vn/read-levels.ts';
import { isVnTable, readVnRows } from './vn/read.ts';

/** A source by file type: table rows, a parsed JSON value, or text that should be JSON. */
type ScheduleSource =
  | { readonly kind: 'rows'; readonly rows: TableRows }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string };

/** A form of schedules: its detection and its reader. `market` is null for a form of every market. */
interface ScheduleForm {
  readonly market: Market | null;
  readonly recognises: (source: ScheduleSource) => boolean;
  readonly read: (market: Market, source: ScheduleSource, options: ReadOptions) => ReadSchedule;
}

/** Official forms precede the generic one, whose column titles are common. */
const FORMS: readonly ScheduleForm[] = [
  tableForm('US', isUsTable, readUsRows),
  jsonForm('US', isUsJson, readUsJson),
  tableForm('EU', isTaricTable, readTaricRows),
  tableForm('EU', isCnTable, readCnRows),
  jsonForm('EU', isCnList, readCnList),
  tableForm('VN', isVnTable, readVnRows),
  tableForm('VN', isVnLevelsTable, readVnLevels),
  {
    market: null,
    recognises: (source) => source.kind === 'rows' && isGenericTable(source.rows),
    read: (market, source, options) => readGenericRows(market, rowsOf(source), options),
  },
];

/** Reads a schedule of a market in the detected form; problems of the source are reported as errors, never thrown. */
export function readSchedule(
  market: Market,
  source: ScheduleSource,
  options: ReadOptions = {},
): ReadSchedule {
  const parsed = source.kind === 'text' ? parseText(source.text) : source;
  if ('code' in parsed) return rejectedSchedule(parsed);

  const form = FORMS.find(({ recognises }) => recognises(parsed));
  if (form === undefined) return rejectedSchedule(unknownFormat('no_known_form'));
  if (form.market !== null && form.market !== market) {
    return rejectedSchedule({
      code: 'wrong_market',
      sourceRow: null,
      params: { expected: market, found: form.market },
    });
  }

  return form.read(market, parsed, options);
}

function tableForm(
  market: Market,
  recognises: (rows: TableRows) => boolean,
  read: (rows: TableRows, options: ReadOptions) => ReadSchedule,
): ScheduleForm {
  return {
    market,
    recognises: (source) => source.kind === 'rows' && recognises(source.rows),
    read: (_market, source, options) => read(rowsOf(source), options),
  };
}

function jsonForm(
  market: Market,
  recognises: (value: unknown) => boolean,
  read: (value: unknown, options: ReadOptions) => ReadSchedule,
): ScheduleForm {
  return {
    market,
    recognises: (source) => source.kind === 'json' && recognises(source.value),
    read: (_market, source, options) => read(source.kind === 'json' ? source.value : null, options),
  };
}

function rowsOf(source: ScheduleSource): TableRows {
  return source.kind === 'rows' ? source.rows : [];
}

/**
 * Parses JSON. The official site sometimes returns a web page instead, which is reported separately from a truncated
 * download.
 */
function parseText(text: string): ScheduleSource | ScheduleFault {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('<')) return unknownFormat('html');

  try {
    return { kind: 'json', value: JSON.parse(start) };
  } catch {
    const isCut = /^[[{]/.test(start) && !/[\]}]\s*$/.test(start);
    return isCut
      ? { code: 'truncated', sourceRow: null, params: { characters: text.length } }
      : unknownFormat('not_json');
  }
}

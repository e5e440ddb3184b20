import { CELLS } from './cells.ts';
import { NOT_SHEETS } from './not-sheets.ts';
import { TEXTS } from './texts.ts';
import type { UglySheet } from './ugly-sheet.ts';

export const UGLY_SHEETS: readonly UglySheet[] = [...CELLS, ...TEXTS, ...NOT_SHEETS];

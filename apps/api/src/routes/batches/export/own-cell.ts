import type { CellKind } from '@svc/domain/batches/export-row';

const NUMBER = /^-?(?:0|[1-9]\d{0,10})(?:\.\d+)?$/;
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3}){1,3}(?:\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A cell of an uploaded file as a spreadsheet holds it; what is not of its column's kind stays text. */
export function ownCell(text: string, kind: CellKind): string | number | Date {
  if (kind === 'number' || kind === 'grouped') return numberOf(text, kind === 'grouped') ?? text;
  if (kind === 'date' && DAY.test(text)) return dayOf(text) ?? text;
  return text;
}

function numberOf(text: string, isGrouped: boolean): number | null {
  const isNumber = NUMBER.test(text) || (isGrouped && GROUPED.test(text));
  return isNumber ? Number(text.replaceAll(',', '')) : null;
}

function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? null : day;
}

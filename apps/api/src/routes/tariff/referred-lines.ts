import { invalidField } from '@svc/domain/errors/domain-error';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { codeDigits } from '@svc/tariff/code';
import type { DutyRequest } from '@svc/law/duty/estimate';

/**
 * Lines for an estimate whose rates refer to other lines. Throws 422 for an applicable code that is not a declarable
 * line.
 */
export function referredLines(
  { index }: LoadedSchedule,
  sent: string | undefined,
): Required<Pick<DutyRequest, 'applicableCode' | 'linesUnder'>> {
  const applicableCode = sent === undefined || sent.trim() === '' ? null : (codeDigits(sent) ?? '');
  const linesUnder = (digits: string) => leavesUnder(index, index.findByDigits(digits));
  if (applicableCode !== null && !isDeclarable(index, applicableCode))
    throw invalidField('applicable_code', 'must be a declarable line of the version');
  return { applicableCode, linesUnder };
}

function isDeclarable(index: LoadedSchedule['index'], digits: string): boolean {
  const position = index.findByDigits(digits);
  return position !== undefined && index.line(position).isLeaf;
}

function leavesUnder(
  index: LoadedSchedule['index'],
  position: number | undefined,
): readonly DutyRequest['line'][] {
  if (position === undefined) return [];
  const line = index.line(position);
  return line.isLeaf
    ? [line]
    : index.children(position).flatMap((child) => leavesUnder(index, child.position));
}

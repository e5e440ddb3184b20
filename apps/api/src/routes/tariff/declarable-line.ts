import { refuse, refuseField } from '@svc/domain/errors/refusal';
import type { HeldSchedule } from '@svc/schedules/schedule-cache';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import { codeDigits } from '@svc/tariff/code';

/** Maximum declarable lines named in an error. */
const CHILDREN_MAX = 200;
const EXAMPLES = 3;

/** Declarable line of a code; null if the version has none. */
export function findDeclarable({ index }: HeldSchedule, code: string): CodedLine | null {
  const position = index.findByDigits(codeDigits(code) ?? '');
  const line = position === undefined ? null : index.line(position);
  return line !== null && isCoded(line) && line.isLeaf ? line : null;
}

/** Declarable line of a code. Throws 404 for an unknown code, and 422 with the lines below it for a divided one. */
export function declarableLine({ index, dataset }: HeldSchedule, code: string): CodedLine {
  const position = index.findByDigits(codeDigits(code) ?? '');
  const line = position === undefined ? null : index.line(position);
  if (line === null || !isCoded(line)) {
    throw refuse('not_found', { message: 'code_unknown', params: { code, version: dataset.version } });
  }
  if (line.isLeaf) return line;

  const children = leavesBelow(index, line.position).slice(0, CHILDREN_MAX);
  throw refuseField('code', 'must be a declarable line', {
    message: 'code_divided',
    params: { code: line.code, codes: children.slice(0, EXAMPLES).join(', ') },
    details: { children },
  });
}

function leavesBelow(index: HeldSchedule['index'], position: number): readonly string[] {
  return index
    .children(position)
    .flatMap((child) =>
      child.isLeaf && child.code !== null ? [child.code] : leavesBelow(index, child.position),
    );
}

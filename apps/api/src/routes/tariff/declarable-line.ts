import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import { codeDigits, wholeCodeDigits } from '@svc/tariff/code';

/** Maximum declarable lines named in an error. */
const CHILDREN_MAX = 200;
const EXAMPLES = 3;

export function findDeclarable(schedule: LoadedSchedule, code: string): CodedLine | null {
  const line = codedLine(schedule, code);
  return line?.isLeaf === true ? line : null;
}

/** Declarable line of a code. Throws 404 for an unknown code, and 422 with the lines below it for a divided one. */
export function declarableLine(schedule: LoadedSchedule, code: string): CodedLine {
  const { index, dataset } = schedule;
  const line = codedLine(schedule, code);
  if (line?.isLeaf === true) return line;

  const children = declarableBelow(index, wholeCodeDigits(code) ?? '').slice(0, CHILDREN_MAX);
  if (children.length === 0) {
    throw new DomainError('not_found', {
      message: 'code_unknown',
      params: { code, version: dataset.version },
    });
  }
  throw invalidField('code', 'must be a declarable line', {
    message: 'code_divided',
    params: { code: line?.code ?? code, codes: children.slice(0, EXAMPLES).join(', ') },
    details: { children },
  });
}

/** Line of a code; that of 8517 13 00 00 for 8517 13 00, since a subheading without statistical subdivision ends in zeros. */
function codedLine({ index }: LoadedSchedule, code: string): CodedLine | null {
  const digits = codeDigits(code) ?? '';
  const position = index.findByDigits(digits) ?? index.findByDigits(`${digits}00`);
  const line = position === undefined ? null : index.line(position);
  return line !== null && isCoded(line) ? line : null;
}

/** Declarable lines of a code that may have no line, as 6109 10 00 in the EU; they are below its subheading or heading. */
function declarableBelow(index: LoadedSchedule['index'], digits: string): readonly string[] {
  const above = [digits, digits.slice(0, 6), digits.slice(0, 4)]
    .map((each) => index.findByDigits(each))
    .find((position) => position !== undefined);
  const below = above === undefined ? [] : leavesBelow(index, above);
  return below.filter((code) => codeDigits(code)?.startsWith(digits));
}

function leavesBelow(index: LoadedSchedule['index'], position: number): readonly string[] {
  return index
    .children(position)
    .flatMap((child) =>
      child.isLeaf && child.code !== null ? [child.code] : leavesBelow(index, child.position),
    );
}

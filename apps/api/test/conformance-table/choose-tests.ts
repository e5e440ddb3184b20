import { dirname } from 'node:path';
import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { CAUSES, causeKey, type Cause } from './causes.ts';
import { answerKey, type DescribedAnswer } from './described-answers.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

/** The test that shows an answer. */
export type Evidence = Pick<RecordedAnswer, 'file' | 'test'>;

/** Tests by what they show: the key of an answer or of a cause, or a code. */
export type EvidenceTable = ReadonlyMap<string, Evidence>;

/** Asks what chance draws, so that what it was answered differs from run to run. */
const RANDOM = 'apps/api/test/every-operation.property.test.ts';
/** Draws every code out of an operation that has no cause for it. */
const EVERY_CODE = 'apps/api/test/error-codes.test.ts';
/** Sweep over all operations: counts for operations without a specific test. */
const SWEEP = 'apps/api/test/every-operation.answers.test.ts';
/** Accepts one of two answers, so that it shows neither. */
const EITHER = 'apps/api/test/foreign-ids.test.ts';

const ADDRESS = /\b(?:GET|POST|PUT|PATCH|DELETE) \/api\/\S+/g;

function says({ test, status, code }: RecordedAnswer): boolean {
  return new RegExp(String.raw`\b(?:${status}|${code ?? status})\b`).test(test);
}

/** Whether a test names the address of an operation; null where it names none. */
function namesAddress(test: string, address: string): boolean | null {
  const named: readonly string[] = test.match(ADDRESS) ?? [];
  return named.length === 0 ? null : named.includes(address);
}

/** The smaller, the better a test shows the answers of the operation in `folder`. */
function distance(answer: RecordedAnswer, folder: string, address: string): number {
  const near = dirname(answer.file);
  const names = namesAddress(answer.test, address);
  if (answer.file === SWEEP) return 3;
  if (names === false) return 6;

  const isOwn = near === folder || (near === dirname(folder) && names === true);
  if (isOwn) return says(answer) ? 0 : 2;
  if (near === dirname(folder)) return says(answer) ? 1 : 4;

  return says(answer) ? 5 : 6;
}

function nearest(answers: readonly RecordedAnswer[], folder: string, address: string): Evidence | null {
  const rank = (answer: RecordedAnswer): string => {
    const length = String(answer.test.length).padStart(4, '0');
    return [distance(answer, folder, address), answer.file, length, answer.test].join(' ');
  };

  const [best] = answers.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return best === undefined ? null : { file: best.file, test: best.test };
}

function ofCause(recorded: readonly RecordedAnswer[], { operation, code, test }: Cause): Evidence | null {
  const alike = recorded.filter((each) => each.operation === operation && each.code === code);
  const named = alike.filter((each) => each.test.includes(test));
  return nearest(named, '', '');
}

function ofCode(recorded: readonly RecordedAnswer[], code: string, status: number): Evidence | null {
  const drawn = recorded.filter(({ file }) => file === EVERY_CODE);
  const named = drawn.filter((each) => each.code === code && each.test.includes(String(status)));
  return nearest(named, '', '');
}

/** For each described answer, code and cause the test that shows it best; what no test shows is left out. */
export function chooseTests(
  described: readonly DescribedAnswer[],
  recorded: readonly RecordedAnswer[],
  folders: ReadonlyMap<string, string>,
): EvidenceTable {
  const counted = recorded.filter(({ file }) => file !== RANDOM && file !== EITHER);
  const natural = counted.filter(({ file }) => file !== EVERY_CODE);
  const ofAnswers = described.map((answer) => {
    const { operation, status, code } = answer;
    const alike = natural.filter(
      (each) => each.operation === operation.id && each.status === status && each.code === code,
    );
    const address = `${operation.method.toUpperCase()} ${operation.path}`;

    return [answerKey(answer), nearest(alike, folders.get(operation.id) ?? '', address)] as const;
  });
  const ofCodes = Object.entries(ERROR_STATUS).map(
    ([code, status]) => [code, ofCode(counted, code, status)] as const,
  );
  const ofCauses = CAUSES.map((cause) => [causeKey(cause), ofCause(natural, cause)] as const);

  return new Map(
    [...ofAnswers, ...ofCauses, ...ofCodes].flatMap(([key, found]) => (found === null ? [] : [[key, found]])),
  );
}

/** Answers that ordinary tests were given and that the description does not list. */
export function undescribed(
  described: readonly DescribedAnswer[],
  recorded: readonly RecordedAnswer[],
): readonly string[] {
  const known = new Set(described.map(({ operation, status, code }) => `${operation.id} ${status} ${code}`));
  return recorded
    .filter(({ operation, file }) => operation !== null && file !== EVERY_CODE)
    .filter(({ operation, status, code }) => !known.has(`${operation} ${status} ${code}`))
    .map(({ operation, status, code, file, test }) => `${operation} ${status} ${code}: ${file}: ${test}`);
}

import { basename, dirname } from 'node:path';
import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import type { Evidence, EvidenceTable } from './choose-tests.ts';
import { CAUSES, causeKey } from './causes.ts';
import { answerKey, type DescribedAnswer } from './described-answers.ts';

const HOLE = 'no test';

const INTRODUCTION = `# Conformance

Every operation of the interface and every answer that its description (\`/openapi.json\`) lists for it, each with a test
that asked for it. Written by \`npm run conformance\` from the answers that a run of the tests was given; \`.ci/run\` holds
the table against the answers of its own run, and \`npm test\` holds it against the description.

What counts: an answer of the API over PostgreSQL, given to a test that asserts. Of several tests the one beside the
operation is named that says the answer in its name; the sweep over all operations
(\`apps/api/test/every-operation.answers.test.ts\`) is named where an operation has no test of its own. The random run and
the table of foreign ids do not count: the first asks something else each time, the second takes either of two answers.

What is listed: 403 where a role, the plan or one of its limits can refuse, 422 where the call has fields that can be
wrong. 400, 413 and 415 are of the body. 500 is shown by a database that lost its tables, 503 by one that is away.
\`payment_required\` and \`upstream_error\` are published codes for which no operation of this release has a cause.
`;

/** Text of a test's name in a cell of the table. */
export function cellText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('<', '&lt;')
    .replaceAll('|', String.raw`\|`)
    .trim();
}

function evidenceCell(evidence: Evidence | undefined): string {
  if (evidence === undefined) return HOLE;
  const { file, test } = evidence;
  return `[${basename(dirname(file))}/${basename(file)}](../${file}): ${test}`;
}

function answerRow(answer: DescribedAnswer, evidence: EvidenceTable): string {
  const { operation, status, code } = answer;
  const what = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const given = code === null ? String(status) : `${status} \`${code}\``;
  return `| ${what} | ${given} | ${evidenceCell(evidence.get(answerKey(answer)))} |`;
}

function areaText(tag: string, described: readonly DescribedAnswer[], evidence: EvidenceTable): string {
  const rows = described
    .filter(({ operation }) => operation.tag === tag)
    .map((answer) => answerRow(answer, evidence));
  const title = `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`;

  return `## ${title}\n\n| Operation | Answer | Test |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function whereOf(code: ErrorCode, described: readonly DescribedAnswer[]): string {
  if (code === 'method_not_allowed') return 'every address';
  const count = described.filter((answer) => answer.code === code).length;
  return count === 0 ? 'none in this release: kept as published' : String(count);
}

function codesText(described: readonly DescribedAnswer[], evidence: EvidenceTable): string {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  const rows = codes.map(
    (code) =>
      `| \`${code}\` | ${ERROR_STATUS[code]} | ${whereOf(code, described)} | ${evidenceCell(evidence.get(code))} |`,
  );

  return `## Error codes\n\n| Code | Status | Operations that list it | Test |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

function causesText(described: readonly DescribedAnswer[], evidence: EvidenceTable): string {
  const rows = CAUSES.map((cause) => {
    const { operation, code } = cause;
    const { method = '', path = '' } =
      described.find((each) => each.operation.id === operation)?.operation ?? {};
    const what = `\`${method.toUpperCase()} ${path}\` | ${ERROR_STATUS[code]} \`${code}\` | ${cause.cause}`;

    return `| ${what} | ${evidenceCell(evidence.get(causeKey(cause)))} |`;
  });

  return `## Causes that the interface names\n\n| Operation | Answer | Cause | Test |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** The page: a table for each area, then one for the causes and one for the codes. */
export function conformancePage(described: readonly DescribedAnswer[], evidence: EvidenceTable): string {
  const tags = [...new Set(described.map(({ operation }) => operation.tag))];
  const counts = `${new Set(described.map(({ operation }) => operation.id)).size} operations, ${described.length} answers.\n`;
  const areas = tags.map((tag) => areaText(tag, described, evidence));

  return [
    INTRODUCTION,
    counts,
    ...areas,
    causesText(described, evidence),
    codesText(described, evidence),
  ].join('\n');
}

/** The end of a row: the test that it names. */
const NAMED = /^(.*) \| \[[^\]]*\]\(\.\.\/([^)]+)\): (.*) \|$/;

/** The key of each row by its beginning, up to the test. */
function keysOfRows(described: readonly DescribedAnswer[]): ReadonlyMap<string, string> {
  const keys = [...described.map(answerKey), ...CAUSES.map(causeKey), ...Object.keys(ERROR_STATUS)];
  const page = conformancePage(described, new Map(keys.map((key) => [key, { file: 'a/b', test: key }])));
  return new Map(page.split('\n').flatMap((row) => pairOf(NAMED.exec(row)?.slice(1))));
}

function pairOf([start, , key]: readonly (string | undefined)[] = []): readonly (readonly [
  string,
  string,
])[] {
  return start === undefined || key === undefined ? [] : [[start, key]];
}

/** The tests that a page names for the answers that are described now. */
export function readConformancePage(described: readonly DescribedAnswer[], page: string): EvidenceTable {
  const keys = keysOfRows(described);
  return new Map(
    page.split('\n').flatMap((line): readonly (readonly [string, Evidence])[] => {
      const [, start = '', file = '', test = ''] = NAMED.exec(line) ?? [];
      const key = keys.get(start);
      return key === undefined ? [] : [[key, { file, test }]];
    }),
  );
}

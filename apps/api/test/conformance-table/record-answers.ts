import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from '@jest/globals';
import { readAnswerFolders } from '@svc/runtime/config/test-services';
import type { Operation } from '../../src/http/operation.ts';
import { errorCodeOf } from './error-code-of.ts';
import { operationMatcher } from './operation-matcher.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const { record: folder } = readAnswerFolders();

/** Answers of the test that runs now. */
const pending: RecordedAnswer[] = [];
const written = new Set<string>();

// Only what an ordinary test asked for and asserted something about: setting up is no evidence.
if (folder !== null) {
  afterEach(() => {
    const { currentTestName, assertionCalls, testPath } = expect.getState();
    const own = pending.splice(0).filter(({ test }) => test === currentTestName);
    if (assertionCalls > 0 && testPath !== undefined) append(folder, testPath, own);
  });
}

function append(folderPath: string, testPath: string, answers: readonly RecordedAnswer[]): void {
  const lines = answers.map((answer) => JSON.stringify(answer)).filter((line) => !written.has(line));
  for (const line of lines) written.add(line);
  if (lines.length === 0) return;

  mkdirSync(folderPath, { recursive: true });
  const name = createHash('sha256').update(testPath).digest('hex').slice(0, 16);
  appendFileSync(join(folderPath, `${name}.jsonl`), `${[...new Set(lines)].join('\n')}\n`);
}

/** The application as it is, or, where `SVC_TEST_RECORD_ANSWERS` names a folder, one whose answers are recorded there. */
export function recordingAnswers(app: RequestListener, operations: readonly Operation[]): RequestListener {
  if (folder === null) return app;

  const operationOf = operationMatcher(operations);
  return (req, res) => {
    watch(req, res, operationOf(req.method ?? '', req.url ?? ''));
    app(req, res);
  };
}

function watch(req: IncomingMessage, res: ServerResponse, operation: string | null): void {
  // HEAD is answered as GET is, without the body that would tell the code.
  const { currentTestName: test, testPath } = expect.getState();
  if (test === undefined || testPath === undefined || req.method === 'HEAD') return;

  const code = errorCodeOf(res);
  res.once('finish', () => {
    const file = relative(ROOT, testPath);
    pending.push({ operation, status: res.statusCode, code: code(), file, test });
  });
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { readAnswerFolders } from '@svc/runtime/config/test-services';
import { allOperations } from '../src/routes/operations.ts';
import { CAUSES, causeKey } from './conformance-table/causes.ts';
import {
  chooseTests,
  undescribed,
  type Evidence,
  type EvidenceTable,
} from './conformance-table/choose-tests.ts';
import { answerKey, describedAnswers, type DescribedAnswer } from './conformance-table/described-answers.ts';
import { ownFolders } from './conformance-table/own-folders.ts';
import { cellText, conformancePage, readConformancePage } from './conformance-table/page.ts';
import { readRecordedAnswers, type RecordedAnswer } from './conformance-table/recorded-answer.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { writtenFile } from './written-file.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = 'docs/conformance.md';
const { recorded: folder } = readAnswerFolders();

let api: TestApi;
let described: readonly DescribedAnswer[];
beforeAll(async () => {
  api = await startTestApi();
  described = describedAnswers(allOperations(api.deps));
});
afterAll(() => api.close());

const inCells = (evidence: EvidenceTable): EvidenceTable =>
  new Map([...evidence].map(([key, { file, test }]) => [key, { file, test: cellText(test) }]));
const readPage = () => readFile(`${ROOT}${PAGE}`, 'utf8').catch(() => '');
const holes = (evidence: EvidenceTable) =>
  [...described.map(answerKey), ...CAUSES.map(causeKey), ...Object.keys(ERROR_STATUS)].filter(
    (key) => !evidence.has(key),
  );

if (folder !== null) {
  describe('the tests of the recorded run', () => {
    let answers: readonly RecordedAnswer[];
    beforeAll(async () => {
      answers = await readRecordedAnswers(folder);
      // Under `npm run conformance` the page is written before it is judged.
      const evidence = inCells(chooseTests(described, answers, ownFolders()));
      await writtenFile(PAGE, conformancePage(described, evidence));
    });

    it('asked for every answer that the page says they did', async () => {
      const given = (
        evidence: Evidence | undefined,
        operation: string | null,
        code: string | null,
        status: number,
      ) =>
        answers.some(
          (each) =>
            (operation === null || each.operation === operation) &&
            each.code === code &&
            each.status === status &&
            each.file === evidence?.file &&
            cellText(each.test) === evidence.test,
        );

      const page = readConformancePage(described, await readPage());
      const claims = [
        ...described.map((answer) => ({ ...answer, operation: answer.operation.id, key: answerKey(answer) })),
        ...CAUSES.map((cause) => ({ ...cause, status: ERROR_STATUS[cause.code], key: causeKey(cause) })),
        ...Object.entries(ERROR_STATUS).map(([code, status]) => ({
          operation: null,
          code,
          status,
          key: code,
        })),
      ];
      const untrue = claims.filter(
        ({ key, operation, code, status }) => !given(page.get(key), operation, code, status),
      );

      expect(untrue.map(({ key }) => key)).toEqual([]);
    });

    it('were given no answer that the description does not list', () => {
      expect(undescribed(described, answers)).toEqual([]);
    });
  });
}

describe('docs/conformance.md', () => {
  it('has a test for every operation and every answer of the description: no hole', async () => {
    expect(holes(readConformancePage(described, await readPage()))).toEqual([]);
  });

  it('names tests in files that are there', async () => {
    const files = [...readConformancePage(described, await readPage()).values()].map(({ file }) => file);
    expect([...new Set(files)].filter((file) => !existsSync(`${ROOT}${file}`))).toEqual([]);
  });

  it('is as the description is now: run `npm run conformance` and commit what changed', async () => {
    const page = await readPage();
    expect(page).toBe(conformancePage(described, readConformancePage(described, page)));
  });
});

describe('a page that is out of date', () => {
  it('shows a new answer as a hole, and an answer that is gone as a difference', () => {
    const [first, ...others] = described;
    const all = new Map(described.map((answer) => [answerKey(answer), { file: 'a.test.ts', test: 'asks' }]));
    const page = conformancePage(others, all);
    const read = readConformancePage(described, page);

    expect(holes(read)).toContain(first === undefined ? '' : answerKey(first));
    expect(conformancePage(described, read)).not.toBe(page);
    expect(conformancePage(others, readConformancePage(others, page))).toBe(page);
  });

  it('keeps names of tests with signs of a table', () => {
    const test = cellText('a | b <c>\n d');
    const evidence = new Map(described.map((answer) => [answerKey(answer), { file: 'x/a.test.ts', test }]));
    expect(readConformancePage(described, conformancePage(described, evidence))).toEqual(evidence);
  });
});

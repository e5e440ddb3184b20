// Reports suites as they start and end, one JSON value a line, to the process that started Jest.
import { writeSync } from 'node:fs';

const PIPE = 3;

export default class SuiteReporter {
  onTestFileStart({ path }) {
    // Suites that run in this process, and what they start, report their place to the planted faults by it.
    process.env.SVC_TEST_SUITE = path;
    send({ started: path });
  }

  onTestFileResult({ path }, { numFailingTests, testExecError, perfStats }) {
    send({ ended: path, failed: numFailingTests > 0 || Boolean(testExecError), ms: perfStats.runtime });
  }

  getLastError() {}
}

function send(event) {
  writeSync(PIPE, `${JSON.stringify(event)}\n`);
}

// Reports suites as they start and end to the process that started Jest, one JSON value per line.
import { writeSync } from 'node:fs';

const PIPE = 3;

export default class SuiteReporter {
  onTestFileStart({ path }) {
    // Identifies the suite to planted faults in this process and its children.
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

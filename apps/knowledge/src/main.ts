import { fileURLToPath } from 'node:url';
import { BaseFileError } from './base-folder.ts';
import { runCommand, USAGE, UsageError } from './run-command.ts';

const DATA = fileURLToPath(new URL('../../../packages/knowledge/data', import.meta.url));
const USAGE_EXIT_CODE = 2;

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const { lines, exitCode } = runCommand(process.argv.slice(2), DATA);
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${[error.message, ...USAGE].join('\n')}\n`);
    process.exitCode = USAGE_EXIT_CODE;
  } else if (error instanceof BaseFileError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

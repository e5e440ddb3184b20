// First import of every script: `--help` prints the comment that the script begins with, and nothing runs.
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const length = lines.findIndex((line) => !line.startsWith('//'));
  console.log(
    lines
      .slice(0, length)
      .map((line) => line.slice(3))
      .join('\n'),
  );
  process.exit(0);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const OUTPUT_BYTES_MAX = 16 * 1024 * 1024;

/**
 * Exports that nothing imports, as {file, name}; `knip.json` lists the entry points, whose exports need no importer.
 */
export function unusedExports(root) {
  const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const options = ['--include', 'exports,types', '--reporter', 'json', '--no-exit-code', '--no-progress'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [knip, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  if (status !== 0) throw new Error(`knip ended with ${status}: ${stderr}`);

  return JSON.parse(stdout).issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name }) => ({ file, name })),
  );
}

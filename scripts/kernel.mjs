// Compiles the inner loops of fitting (packages/text-model/kernel/dense.as) into dense.wasm. Only people who change them
// need it: the compiler is fetched for this command and is not a dependency of the project.
//   npm run kernel
import './processes/help.mjs';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';

const COMPILER = 'assemblyscript@0.28.20';
const OPTIONS = ['--optimizeLevel', '3', '--enable', 'simd', '--runtime', 'stub', '--noAssert'];

const kernel = fileURLToPath(new URL('../packages/text-model/kernel/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kernel-'));
try {
  // The compiler reads .ts files; in the source tree the type checker and linter would check them too.
  const source = join(folder, 'dense.ts');
  copyFileSync(join(kernel, 'dense.as'), source);
  const arguments_ = ['-y', '-p', COMPILER, 'asc', source, '-o', join(kernel, 'dense.wasm'), ...OPTIONS];
  const { status } = spawnSync('npx', arguments_, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}

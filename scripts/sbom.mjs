// Checks the licences of all production packages against scripts/licences.json.
//   npm run sbom [-- FILE]      also writes the bill of materials (CycloneDX) to FILE
import './processes/help.mjs';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { PNPM, root } from './bootstrap.mjs';

const OUTPUT_MAX = 64 * 1024 * 1024;
const FORMAT = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'];
const { allowed, unstated } = JSON.parse(readFileSync(new URL('licences.json', import.meta.url), 'utf8'));
const [out] = process.argv.slice(2);
if (out?.startsWith('-')) {
  console.error(`There is no option ${out}: see npm run sbom -- --help`);
  process.exit(2);
}

const { stdout } = await promisify(execFile)('npx', ['-y', PNPM, 'sbom', ...FORMAT], {
  cwd: root,
  maxBuffer: OUTPUT_MAX,
});
const { components } = JSON.parse(stdout);
const faults = components.flatMap(({ name, version, licenses = [] }) => {
  const stated = licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);
  const isAllowed = stated.length === 0 ? name in unstated : stated.every((each) => allowed.includes(each));
  return isAllowed ? [] : [`${name}@${version}: ${stated.join(', ') || 'no licence stated'}`];
});

if (out !== undefined) writeFileSync(out, stdout);
console.log(
  `${components.length} packages, ${faults.length} with a licence that scripts/licences.json does not allow`,
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

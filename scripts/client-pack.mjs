// Packs packages/client as a tarball that any project installs: ES modules, CommonJS, types, no dependencies.
//   npm run client:pack -- [FOLDER]      dist by default
import './processes/help.mjs';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const CLIENT = join(root, 'packages', 'client');
const EXPORTED_NAMES = /^export \{([^}]*)\};$/m;

await bootstrap();
const { build } = await import('esbuild');
const out = resolve(process.argv[2] ?? join(root, 'dist'));
const stage = mkdtempSync(join(tmpdir(), 'svc-client-'));
try {
  await writePackage(stage);
  mkdirSync(out, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: stage,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed);
  cpSync(join(stage, filename), join(out, filename));
  console.log(join(out, filename));
} finally {
  rmSync(stage, { recursive: true, force: true });
}

/** Writes the files of the package. There is one implementation: the ES module re-exports the CommonJS one. */
async function writePackage(folder) {
  const bundle = { bundle: true, platform: 'node', target: 'node20', conditions: ['source'] };
  const entryPoints = [join(CLIENT, 'src', 'index.ts')];
  await build({ ...bundle, entryPoints, format: 'cjs', outfile: join(folder, 'index.cjs') });
  const { outputFiles } = await build({
    ...bundle,
    entryPoints,
    format: 'esm',
    write: false,
    outdir: folder,
  });
  const names = EXPORTED_NAMES.exec(outputFiles[0].text)[1].replaceAll(/\s+/g, ' ').trim();
  writeFileSync(join(folder, 'index.mjs'), `export { ${names} } from './index.cjs';\n`);
  writeTypes(join(folder, 'types'));
  writeFileSync(join(folder, 'index.d.mts'), "export * from './types/index.js';\n");
  cpSync(join(CLIENT, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(join(CLIENT, 'package.json'), 'utf8'));

  return {
    name,
    version,
    license,
    description: 'Typed client of the tariff classification service',
    type: 'commonjs',
    engines: { node: '>=20.19' },
    main: './index.cjs',
    types: './types/index.d.ts',
    exports: {
      '.': {
        import: { types: './index.d.mts', default: './index.mjs' },
        require: { types: './types/index.d.ts', default: './index.cjs' },
      },
      './package.json': './package.json',
    },
  };
}

function writeTypes(folder) {
  cpSync(join(CLIENT, 'dist'), folder, {
    recursive: true,
    filter: (path) => !/\.(?:js|map|tsbuildinfo)$/.test(path),
  });
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(folder, file);
    // Declarations keep the source extensions, which TypeScript rejects without that option.
    const text = readFileSync(path, 'utf8').replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'");
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const IMPORTS = [
  /^(?:import|export)\b[^;'"`]*?\bfrom\s*'([^']+)'/gm,
  /^import\s*'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
];

export async function cruiseTree(baseDir, folders, resolveOptions = {}) {
  const { options, forbidden } = config;
  const present = folders.filter((folder) => existsSync(join(baseDir, folder)));
  const { output } = await cruise(
    present,
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    resolveOptions,
  );

  return {
    modules: output.modules.filter(({ source }) => present.some((folder) => source.startsWith(`${folder}/`))),
    faults: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      file: from,
      what: `→ ${to}`,
    })),
  };
}

export function missingFromGraph(root, files, modules) {
  const known = new Map(modules.map((module) => [module.source, module.dependencies]));

  return files.flatMap((file) => {
    // The parser does not parse JSX.
    if (file.endsWith('.tsx')) return known.has(file) ? [] : [file];
    const dependencies = known.get(file);
    if (dependencies === undefined) return [file];

    const found = new Set(dependencies.map(({ module }) => module));

    return importsIn(readFileSync(join(root, file), 'utf8'))
      .filter((name) => !found.has(name))
      .map((name) => `${file} → ${name}`);
  });
}

function importsIn(text) {
  const names = IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1]));
  // The graph names Node's modules without the protocol.
  return names.map((name) => name.replace(/^node:/, ''));
}

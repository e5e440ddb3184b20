import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_STATUS } from '@svc/domain/errors/error-codes';
import { en } from '@svc/i18n/catalog/en';

const ROOT = new URL('../../../', import.meta.url).pathname;
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', 'catalog', 'test']);

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourcesBelow(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

const sources = ['packages', 'apps'].flatMap((folder) => sourcesBelow(join(ROOT, folder))).join('\n');
const EXPECTED = new Set<string>(Object.keys(ERROR_STATUS));

it('the messages of errors are all used', () => {
  const keys = Object.keys(en.errors).map((key) => key.replace(/_(?:one|other)$/, ''));
  const unsaid = keys.filter((key) => !EXPECTED.has(key) && !new RegExp(`\\b${key}\\b`).test(sources));
  expect(unsaid).toEqual([]);
});

it('the texts of health are all used', () => {
  const keys = Object.keys(en.events).filter((key) => key.startsWith('health_'));
  const dynamic = new Set(['health_tariff_failed', 'health_tariff_differs']);
  expect(keys.filter((key) => !dynamic.has(key) && !sources.includes(`events.${key}'`))).toEqual([]);
});

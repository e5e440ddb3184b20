import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Setting } from './setting.ts';
import * as groups from './settings.ts';
import { tariffSourceSettings } from './source-settings.ts';

const PAGE = readFileSync(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
const NO_DEFAULT = 'none';

/** Rows `| NAME | default | meaning |` of the table, names and defaults in backquotes. */
function tableRows(): Map<string, string> {
  const rows = PAGE.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \| (?:`([^`|]*)`|none) \| [^|]+ \|$/gm);
  return new Map([...rows].map(([, name = '', value]): [string, string] => [name, value ?? NO_DEFAULT]));
}

function settingsByName(): Map<string, string> {
  const all = [...Object.values(groups), tariffSourceSettings].flatMap((group): Setting<unknown>[] =>
    Object.values(group),
  );
  return new Map(all.map((setting): [string, string] => [setting.env, setting.fallback || NO_DEFAULT]));
}

it('the table in docs/settings.md lists exactly the settings with their defaults', () => {
  const settings = Object.fromEntries(settingsByName());
  expect(Object.keys(settings)).toContain('PORT');
  expect(Object.fromEntries(tableRows())).toEqual(settings);
});

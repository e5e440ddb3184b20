const UNRELEASED = '## [Unreleased]';
const PLANNED_VERSION = /^### \d+\.\d+\.\d+\n+/;

/** Moves the changelog's unreleased entries under a release. Throws if there are none. */
export function cutChangelog(text, version, date) {
  const start = text.indexOf(UNRELEASED);
  if (start === -1) throw new Error(`CHANGELOG.md has no ${UNRELEASED}`);

  const from = start + UNRELEASED.length;
  const next = text.indexOf('\n## [', from);
  const end = next === -1 ? text.length : next + 1;
  const entries = text.slice(from, end).trim();
  if (entries === '') throw new Error('CHANGELOG.md has no unreleased entries');

  const rest = text.slice(end);
  const released = `## [${version}] - ${date}\n\n${raised(entries)}\n`;

  return `${text.slice(0, from)}\n\n${released}${rest === '' ? '' : `\n${rest}`}`;
}

/** Raises entries below a heading with the planned version by one level, because the release is now the heading. */
function raised(entries) {
  if (!PLANNED_VERSION.test(entries)) return entries;

  return entries.replace(PLANNED_VERSION, '').replaceAll(/^####/gm, '###');
}

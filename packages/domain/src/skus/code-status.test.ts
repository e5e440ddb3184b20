import { expect, it } from '@jest/globals';
import { CODE_ACTIONS, CODE_FINDINGS, CODE_STATUSES, codeStatusAfter } from './code-status.ts';

const PAIRS = CODE_STATUSES.flatMap((from) =>
  CODE_ACTIONS.flatMap((action) => CODE_FINDINGS.map((finding) => [from, action, finding] as const)),
);

/** The rules of the interface: expired until replaced, changed until acknowledged or saved, else the finding. */
function expected([from, action, finding]: (typeof PAIRS)[number]): string {
  if (from === 'expired' && finding !== 'valid') return 'expired';
  if (from === 'changed' && action === 'check' && finding === 'valid') return 'changed';
  return finding;
}

it.each(PAIRS)('%s, on %s that finds %s', (...pair) => {
  expect(codeStatusAfter(...pair)).toBe(expected(pair));
});

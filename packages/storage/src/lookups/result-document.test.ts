import { describe, expect, it } from '@jest/globals';
import { packResult, unpackResult } from './result-document.ts';

const BRAZIL = { key: 'us-301-br', pct: 25, title: 'Section 301: Brazil' };
const CHINA = { key: 'us-301-cn-3', pct: 25, title: 'Section 301: China, list 3' };
const line = (code: string, additional: readonly object[], mayApply: readonly object[]) => ({
  duty: { effective_pct: 8, additional, may_apply: mayApply },
  code,
});
const RESULT = {
  status: 'proposed',
  recommended: line('4202.31.60.00', [CHINA], [BRAZIL]),
  alternatives: [line('4202.32.95.60', [], [{ ...CHINA }, { ...BRAZIL }]), line('4205.00.80.00', [], [])],
  summary: 'A wallet.',
};
const stored = (result: object) => JSON.parse(JSON.stringify(packResult(result))) as Record<string, unknown>;

describe('a stored result', () => {
  it('has each additional duty of its candidates once', () => {
    expect(stored(RESULT)).toEqual({
      ...RESULT,
      recommended: { code: '4202.31.60.00', duty: { effective_pct: 8, additional: [0], may_apply: [1] } },
      alternatives: [
        { code: '4202.32.95.60', duty: { effective_pct: 8, additional: [], may_apply: [0, 1] } },
        { code: '4205.00.80.00', duty: { effective_pct: 8, additional: [], may_apply: [] } },
      ],
      charges: [CHINA, BRAZIL],
    });
  });

  it.each([
    ['with duties', RESULT],
    ['without a recommended line', { ...RESULT, recommended: null }],
    ['without duties', { summary: 'A wallet.', recommended: { code: '1' }, alternatives: [] }],
    ['of a failed lookup', {}],
  ])('%s is read byte for byte as it was', (_what, result) => {
    expect(JSON.stringify(unpackResult(stored(result)))).toBe(JSON.stringify(result));
  });

  it('of an earlier version, with whole duties, is read unchanged', () => {
    expect(unpackResult(RESULT)).toEqual(RESULT);
  });
});

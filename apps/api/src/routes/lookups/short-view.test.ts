import { describe, expect, it } from '@jest/globals';
import { lookupDetail } from '@svc/wire/lookups/lookup-detail';
import { translator } from '@svc/i18n/translate';
import { storedResult } from '../../../test/stored-answer.ts';
import { SHORT_VIEW_MAX_BYTES, shortView } from './short-view.ts';

type Detail = ReturnType<typeof lookupDetail>;

const READER = { language: 'en', t: translator('en') } as const;
const duty = (key: string) => ({
  key,
  legal_basis: 'Trade Act of 1974, section 301'.repeat(3),
  code: '9903.88.03',
  title: 'Section 301, China: list 3',
  rate: '25% of the customs value',
  pct: 25,
  from: '2019-05-10',
  to: null,
  reason: 'Applies to this code and origin',
  reason_code: 'origin_and_code',
  url: `https://example.org/${'x'.repeat(80)}`,
  amount: null,
});

function detailOf(chars: number, duties: number): Detail {
  const stored = storedResult('proposed');
  const line = stored.recommended;
  if (line === null) throw new Error('the stored answer recommends a line');
  const lines = Array.from({ length: 10 }, (_, place) => ({
    ...line,
    code: `line ${place}`,
    full_description: 'x'.repeat(chars),
    citations: [`schedule:${place}`],
    duty: { ...line.duty, additional: Array.from({ length: duties }, (_each, at) => duty(`duty_${at}`)) },
  }));
  const [recommended, ...alternatives] = lines;
  const sources = lines.map((_each, place) => ({
    key: `schedule:${place}`,
    url: 'https://example.org',
    title: 'US',
    snippet: 'x'.repeat(chars),
  }));
  const result = { ...stored, recommended, alternatives, sources };
  const fields = { input: { answers: [], origin: '' }, flags: [], events: [], createdAt: new Date(0) };
  const times = { decidedAt: null, stageStartedAt: null, error: null, status: 'proposed', decision: null };
  return lookupDetail({ ...fields, ...times, result, risk: 0 } as never, READER);
}

describe('the short view', () => {
  it.each([
    [20, 0],
    [200, 2],
    [400, 3],
    [900, 8],
  ])('of lines of %d characters with %d duties is within its byte limit', (chars, duties) => {
    const full = detailOf(chars, duties);
    const short = shortView(full);
    expect(Buffer.byteLength(JSON.stringify(short))).toBeLessThanOrEqual(SHORT_VIEW_MAX_BYTES);
    expect(Object.keys(short)).toEqual(Object.keys(full));
    expect(Object.keys(short.result)).toEqual(Object.keys(full.result));
  });

  it('has the unchanged proposal, the first alternatives and their sources', () => {
    const full = detailOf(20, 2).result as { recommended: unknown };
    const short = shortView(detailOf(20, 2)).result as {
      recommended: unknown;
      alternatives: { code: string; citations: string[] }[];
      sources: { key: string }[];
    };
    expect(short.recommended).toEqual(full.recommended);
    expect(short.alternatives.map(({ code }) => code)).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
    expect(short.sources).toHaveLength(5);
  });

  it('of a lookup without a result is the lookup itself', () => {
    const waiting = { ...detailOf(20, 0), result: {} } as Detail;
    expect(shortView(waiting)).toBe(waiting);
  });
});

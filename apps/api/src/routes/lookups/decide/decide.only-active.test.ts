import { describe, expect, it } from '@jest/globals';
import { decideAs, NOTE, OTHER_CODE } from '../../../../test/decisions.ts';
import { finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

// A line of the version that is not active, and a line that the active version divides.
const ELSEWHERE = '6109.10.00.16';
const GONE = { recommendedCode: ELSEWHERE, recommendedDigits: '6109100016' };
const DIVIDED = { recommendedCode: '6109.10.00', recommendedDigits: '61091000' };
const OLDER = { tariff_version: 'sample-2026-2' };

const api = suiteApi();

const decide = (id: string, body: object) => decideAs(api, 'reviewer', id, body);
const read = async (id: string) =>
  (await api.as('reviewer').get(`/api/lookups/${id}`).query({ active: true })).body;

describe('only_active', () => {
  it.each([
    ['approve', { action: 'approve' }],
    ['override', { action: 'override', code: ELSEWHERE, note: NOTE }],
  ])('rejects, for %s, a code that the active version cannot declare: 409', async (action, body) => {
    const proposal = action === 'approve' ? GONE : {};
    const id = await finishedLookup(api, 'entry', proposal, OLDER);
    const { status, body: answer } = await decide(id, { ...body, only_active: true });

    expect([status, answer.code]).toEqual([409, 'conflict']);
    expect(answer.details).toEqual({
      reason: 'code_not_active',
      code: ELSEWHERE,
      version: 'sample-2026',
      successors: [],
    });
    expect((await read(id)).decision).toBeNull();
    expect((await decide(id, body)).status).toBe(200);
  });

  it('returns the declarable lines below a code that the active version subdivides', async () => {
    const id = await finishedLookup(api, 'entry', DIVIDED, OLDER);
    const { status, body } = await decide(id, { action: 'approve', only_active: true });

    expect(status).toBe(409);
    expect(body.details.successors.map(({ code }: { code: string }) => code)).toContain(OTHER_CODE);
  });

  it('accepts a code of the active version, and any rejection', async () => {
    const kept = await finishedLookup(api, 'entry', {}, OLDER);
    expect((await decide(kept, { action: 'approve', only_active: true })).status).toBe(200);
    const gone = await finishedLookup(api, 'entry', GONE, OLDER);
    expect((await decide(gone, { action: 'reject', note: NOTE, only_active: true })).status).toBe(200);
  });
});

describe('active', () => {
  it('adds the code in the active version to a lookup, only on request', async () => {
    const id = await finishedLookup(api, 'entry', GONE, OLDER);
    expect((await read(id)).active_line).toEqual({
      version: 'sample-2026',
      is_declarable: false,
      successors: [],
    });
    expect((await api.as('reviewer').get(`/api/lookups/${id}`)).body).not.toHaveProperty('active_line');
  });

  it('is null if no code is proposed', async () => {
    const none = { status: 'needs_info', recommendedCode: null, recommendedDigits: null } as const;
    expect((await read(await finishedLookup(api, 'entry', none))).active_line).toBeNull();
  });
});

it('the queue filtered to outdated proposals lists only codes that are no longer declarable', async () => {
  const waits = { status: 'needs_review' } as const;
  const gone = await finishedLookup(api, 'entry', { ...GONE, ...waits }, OLDER);
  await finishedLookup(api, 'entry', waits, OLDER);
  await finishedLookup(api, 'entry', waits);
  const { body } = await api.as('reviewer').get('/api/review').query({ outdated: true });
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([gone]);
  const { body: counts } = await api.as('reviewer').get('/api/review/counts').query({ outdated: true });
  expect(counts.total).toBe(1);
});

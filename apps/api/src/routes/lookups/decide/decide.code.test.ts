import { describe, expect, it } from '@jest/globals';
import { decideAs, NOTE, OTHER_CODE } from '../../../../test/decisions.ts';
import { finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

function decide(id: string, body: object) {
  return decideAs(api, 'reviewer', id, body);
}

describe('the code of an override: 422', () => {
  it.each([
    ['a heading', '6109'],
    ['a line that is divided further', '6109 10 00'],
    ['the start of a code', '6109.10.00.4'],
  ])('rejects %s with the declarable lines below it', async (_what, code) => {
    const id = await finishedLookup(api, 'entry');
    const answer = await decide(id, { action: 'override', code, note: NOTE });

    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.errors).toMatchObject([{ field: 'code' }]);

    const { children } = answer.body.details;
    const codes = children.map((child: { code: string }) => child.code);

    expect(codes).toContain(OTHER_CODE);
    expect(codes).toEqual(codes.toSorted());
    expect(children[0].description).not.toBe('');
    expect(answer.body.detail).toContain(`The code ${code} is divided further`);
    expect(answer.body.detail).toContain(codes.slice(0, 5).join(', '));
    expect((await decide(id, { action: 'override', code: codes[0], note: NOTE })).status).toBe(200);
  });
});

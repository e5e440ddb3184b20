import { describe, expect, it } from '@jest/globals';
import type { TestApi } from './test-api.ts';

interface Call {
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
}

/** Tests that a catalog write answers 402 once the trial is over, before its fields and its record are looked at. */
export function itRefusesEndedTrial(api: () => TestApi, { method, path }: Call): void {
  describe('402 trial_ended', () => {
    it.each([
      ['fields that are wrong', { sku: 5, items: 'none', ids: 'x', language: 7 }],
      ['no body', undefined],
    ])('before anything else, with %s', async (_what, body) => {
      const answer = await api().as('trialEnded')[method](path).send(body);
      expect([answer.status, answer.body.code]).toEqual([402, 'trial_ended']);
    });
  });
}

import { describe, expect, it } from '@jest/globals';
import { READING, storedResult } from '../../../test/stored-answer.ts';
import type { Infer } from '../../http/schema/schema.ts';
import { validate } from '../../http/schema/validate.ts';
import { LookupResultSchema } from './result-schema.ts';
import { NormalizedSchema } from './lookup-schema.ts';

/** Fields in the reader's language, added to a stored result. */
type Worded = 'status_label' | 'flags' | 'checks' | 'disclaimer';

// That these compile is the test: the classifier gives every field that the description promises.
const stored: Omit<Infer<typeof LookupResultSchema>, Worded> = storedResult('needs_review');
const reading: Infer<typeof NormalizedSchema> = READING;

describe('the schema of a result', () => {
  it('accepts the output of the classifier once rendered', () => {
    const worded = {
      ...stored,
      status_label: 'To review',
      flags: [],
      checks: [],
      disclaimer: 'A suggestion.',
    };

    // The codes of its sentences are for exports; they are not served.
    const { coded: _coded, ...served }: typeof worded & { coded?: unknown } = worded;
    expect(validate(LookupResultSchema, worded, 'json')).toEqual({ ok: true, value: served });
    expect(validate(NormalizedSchema, reading, 'json')).toEqual({ ok: true, value: reading });
  });

  it('rejects a result with a missing field, at any depth', () => {
    const { duty: _duty, ...dutyless } = stored.recommended ?? { duty: null };
    const worded = {
      ...stored,
      status_label: '',
      flags: [],
      checks: [],
      disclaimer: '',
      recommended: dutyless,
    };

    expect(validate(LookupResultSchema, worded, 'json')).toEqual({
      ok: false,
      faults: [{ field: 'recommended.duty', message: 'is required' }],
    });
  });
});

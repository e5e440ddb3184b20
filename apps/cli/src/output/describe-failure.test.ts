import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@svc/client';
import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { SettingsError } from '@svc/runtime/config/read-settings';
import { UsageFault } from '../command-line/usage-fault.ts';
import { CommandError, invalidOption } from './command-error.ts';
import { describeFailure, failureLines } from './describe-failure.ts';

function apiError(code: string, errors: readonly { field: string; message: string }[] = []): ApiError {
  return new ApiError('in the words of the service', {
    status: 418,
    code,
    requestId: null,
    details: { key: 'feature.batch' },
    errors,
    retryAfterSeconds: null,
  });
}

describe('a failure', () => {
  it('of the command line names the error', () => {
    const faults = [{ field: 'name', message: 'is missing' }];
    expect(describeFailure(new UsageFault('--name is missing', faults, 'usage'))).toEqual({
      code: 'validation_error',
      detail: '--name is missing',
      errors: faults,
    });
  });

  it('of one option names the option', () => {
    expect(describeFailure(invalidOption('out', 'cannot be written'))).toEqual({
      code: 'validation_error',
      detail: '--out cannot be written',
      errors: [{ field: 'out', message: 'cannot be written' }],
    });
  });

  it('of the command has its details, without empty lists', () => {
    const refusal = new CommandError('conflict', 'older', { errors: [], details: { load_id: 'a' } });
    expect(describeFailure(refusal)).toEqual({
      code: 'conflict',
      detail: 'older',
      details: { load_id: 'a' },
    });
  });

  it('of the domain is reported as a message, not a key', () => {
    const { code, detail } = describeFailure(new DomainError('not_found'));
    expect(code).toBe('not_found');
    expect(detail).toMatch(/^[A-Z].* /);
    expect(describeFailure(invalidField('email', 'must be an address'))).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'email', message: 'must be an address' }],
    });
  });

  it('of the domain without a known message is reported by its code', () => {
    const unknown = new DomainError('conflict', { message: 'no_such_message' });
    expect(describeFailure(unknown).detail).toBe(describeFailure(new DomainError('conflict')).detail);
  });

  it('of the service is reported with its code and message', () => {
    const errors = [{ field: 'file', message: 'is too large' }];
    expect(describeFailure(apiError('payload_too_large', errors))).toEqual({
      code: 'payload_too_large',
      detail: 'in the words of the service',
      errors,
      details: { key: 'feature.batch' },
    });
  });

  it.each(['http_502', 'code_of_tomorrow', 'toString', ''])(
    'of the service with the unknown code %j comes from a proxy',
    (code) => expect(describeFailure(apiError(code)).code).toBe('upstream_error'),
  );

  it('of the settings names all of them', () => {
    const { code, detail } = describeFailure(
      new SettingsError(['PORT must be a number', 'DATABASE_URL is missing']),
    );
    expect(code).toBe('bad_request');
    expect(detail).toMatch(/PORT[^]*DATABASE_URL/);
  });

  it('of an unavailable database says what to do, however deeply nested', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const wrapped = new Error('query failed', { cause: new Error('pool', { cause: refused }) });
    expect(describeFailure(wrapped)).toMatchObject({
      code: 'service_unavailable',
      detail: expect.stringContaining('start the service first'),
    });
  });

  it('of the program has the messages of all its causes', () => {
    const error = new Error('the file is gone ', { cause: new Error('stat', { cause: 'ENOENT' }) });
    expect(describeFailure(error)).toEqual({
      code: 'internal_error',
      detail: 'the file is gone: stat: ENOENT',
    });
  });

  it.each([
    ['text', 'text'],
    [7, '7'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('can be any thrown value: %j', (thrown, detail) =>
    expect(describeFailure(thrown)).toEqual({ code: 'internal_error', detail }),
  );
});

describe('the lines of a failure', () => {
  const errors = (count: number) =>
    Array.from({ length: count }, (_, place) => ({
      field: `line ${place + 1}`,
      message: `fault <${place + 1}>`,
    }));

  it('are its message and each error with its field', () => {
    expect(failureLines({ code: 'validation_error', detail: 'no', errors: errors(2) })).toEqual([
      'no',
      '  line 1: fault <1>',
      '  line 2: fault <2>',
    ]);
  });

  it('do not repeat the message', () => {
    const failure = {
      code: 'validation_error',
      detail: '--out is wrong',
      errors: [{ field: 'out', message: 'is wrong' }],
    };
    expect(failureLines({ ...failure, code: 'validation_error' })).toEqual(['--out is wrong']);
  });

  it.each([
    [20, 21, '  line 20: fault <20>'],
    [21, 22, '  and 1 more'],
    [5000, 22, '  and 4980 more'],
  ])('of %d errors are %d, and end with "%s"', (count, lines, last) => {
    const shown = failureLines({ code: 'validation_error', detail: 'no', errors: errors(count) });
    expect([shown.length, shown.at(-1)]).toEqual([lines, last]);
  });
});

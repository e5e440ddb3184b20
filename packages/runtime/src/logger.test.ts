import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger, silentLogger } from './logger.ts';

interface Output {
  write(text: string): boolean;
}

let lines: string[];

beforeEach(() => {
  lines = [];
  // The library writes to the standard output of the console.
  const output: unknown = Reflect.get(console, '_stdout');
  jest.spyOn(output as Output, 'write').mockImplementation((text) => {
    lines.push(text);
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const entries = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line));

describe('a log line', () => {
  it('is one line of JSON with level, message, time and process name', () => {
    createLogger('api', 'info').info('stopping', { reason: 'SIGTERM' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\{[^\n]*\}\r?\n$/);
    expect(entries()[0]).toMatchObject({
      level: 'info',
      message: 'stopping',
      reason: 'SIGTERM',
      service: 'api',
      pid: process.pid,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('stays one line with line ends and quotes in the data, so it cannot be forged', () => {
    createLogger('api', 'info').info('named "x"\n{"level":"error"}', { path: '/a\r\nb' });
    expect(lines.join('').trimEnd()).not.toMatch(/[\r\n]/);
    expect(entries()[0]).toMatchObject({ message: 'named "x"\n{"level":"error"}', path: '/a\r\nb' });
  });

  it('contains an error with its chain of causes', () => {
    const root = new Error('connect ECONNREFUSED');
    const error = new TypeError('fetch failed', { cause: new Error('socket', { cause: root }) });
    createLogger('api', 'info').error('a call failed', { error });
    expect(entries()[0]?.['error']).toMatchObject({
      name: 'TypeError',
      message: 'fetch failed',
      stack: expect.stringContaining('TypeError: fetch failed'),
      cause: { message: 'socket', cause: { message: 'connect ECONNREFUSED' } },
    });
  });

  it('ends a circular chain of causes', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    Object.assign(error.cause as Error, { cause: error });
    createLogger('api', 'info').error('a call failed', { error });
    expect(entries()[0]?.['error']).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(lines[0]?.split('"message":"inner"')).toHaveLength(6);
  });

  it('contains only name, message, position and causes of an error', () => {
    const error = Object.assign(new Error('refused'), { url: 'postgresql://svc:hunter2@db/svc' });
    createLogger('api', 'info').error('a call failed', { error });
    expect(lines.join()).not.toContain('hunter2');
  });

  it('contains a thrown non-error value unchanged', () => {
    createLogger('api', 'info').error('a call failed', { error: new Error('x', { cause: 'no disk' }) });
    createLogger('api', 'info').warn('a call failed', { error: 'text' });
    expect(entries()).toMatchObject([{ error: { cause: { message: 'no disk' } } }, { error: 'text' }]);
  });
});

describe('the log level', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['debug', ['debug', 'info', 'warn', 'error']],
  ])('%s drops lower levels', (level, written) => {
    const logger = createLogger('api', level);
    logger.debug('x');
    logger.info('x');
    logger.warn('x');
    logger.error('x');
    expect(entries().map((entry) => entry['level'])).toEqual(written);
  });

  it('also applies to child loggers', () => {
    createLogger('api', 'warn').child({ task: 'sweep' }).info('x');
    expect(lines).toEqual([]);
  });
});

describe('a child logger', () => {
  it('adds its fields to each line, overridden by those of the line', () => {
    const child = createLogger('api', 'info').child({ call: 'a', task: 'sweep' });
    child.info('x');
    child.info('x', { call: 'b' });
    expect(entries()).toMatchObject([
      { call: 'a', task: 'sweep' },
      { call: 'b', task: 'sweep' },
    ]);
  });

  it('has its parents’ fields, and leaves its parent unchanged', () => {
    const parent = createLogger('api', 'info').child({ task: 'sweep' });
    parent.child({ market: 'US' }).info('x');
    parent.info('x');
    expect(entries()[0]).toMatchObject({ task: 'sweep', market: 'US' });
    expect(entries()[1]).not.toHaveProperty('market');
  });
});

it('drops every line of a silent logger and its children', () => {
  silentLogger.error('x');
  silentLogger.child({ task: 'x' }).error('x');
  expect(lines).toEqual([]);
});

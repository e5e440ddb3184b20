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

describe('a line of the log', () => {
  it('is one line of JSON with level, message, time and the name of the process', () => {
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

  it('stays one line with line ends and quotes in what is logged: nobody can forge another', () => {
    createLogger('api', 'info').info('named "x"\n{"level":"error"}', { path: '/a\r\nb' });
    expect(lines.join('').trimEnd()).not.toMatch(/[\r\n]/);
    expect(entries()[0]).toMatchObject({ message: 'named "x"\n{"level":"error"}', path: '/a\r\nb' });
  });

  it('logs an error with the chain of its causes', () => {
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

  it('ends the chain of causes where it leads back to itself', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    Object.assign(error.cause as Error, { cause: error });
    createLogger('api', 'info').error('a call failed', { error });
    expect(entries()[0]?.['error']).toMatchObject({ message: 'outer', cause: { message: 'inner' } });
    expect(lines[0]?.split('"message":"inner"')).toHaveLength(6);
  });

  it('logs of an error only its name, message, place and causes', () => {
    const error = Object.assign(new Error('refused'), { url: 'postgresql://svc:hunter2@db/svc' });
    createLogger('api', 'info').error('a call failed', { error });
    expect(lines.join()).not.toContain('hunter2');
  });

  it('takes what was thrown and is no error as it is', () => {
    createLogger('api', 'info').error('a call failed', { error: new Error('x', { cause: 'no disk' }) });
    createLogger('api', 'info').warn('a call failed', { error: 'text' });
    expect(entries()).toMatchObject([{ error: { cause: { message: 'no disk' } } }, { error: 'text' }]);
  });
});

describe('the level of a log', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['warn', 'error']],
    ['info', ['info', 'warn', 'error']],
    ['debug', ['debug', 'info', 'warn', 'error']],
  ])('%s leaves out what is below it', (level, written) => {
    const logger = createLogger('api', level);
    logger.debug('x');
    logger.info('x');
    logger.warn('x');
    logger.error('x');
    expect(entries().map((entry) => entry['level'])).toEqual(written);
  });

  it('applies to the children of a logger, too', () => {
    createLogger('api', 'warn').child({ task: 'sweep' }).info('x');
    expect(lines).toEqual([]);
  });
});

describe('a child of a logger', () => {
  it('adds its fields to each line, and those of a line come before them', () => {
    const child = createLogger('api', 'info').child({ call: 'a', task: 'sweep' });
    child.info('x');
    child.info('x', { call: 'b' });
    expect(entries()).toMatchObject([
      { call: 'a', task: 'sweep' },
      { call: 'b', task: 'sweep' },
    ]);
  });

  it('has the fields of its parents, and leaves its parent as it was', () => {
    const parent = createLogger('api', 'info').child({ task: 'sweep' });
    parent.child({ market: 'US' }).info('x');
    parent.info('x');
    expect(entries()[0]).toMatchObject({ task: 'sweep', market: 'US' });
    expect(entries()[1]).not.toHaveProperty('market');
  });
});

it('drops every line of a silent logger and of its children', () => {
  silentLogger.error('x');
  silentLogger.child({ task: 'x' }).error('x');
  expect(lines).toEqual([]);
});

import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import { silentLogger, type LogFields } from './logger.ts';
import { logStrayRejections } from './stray-rejections.ts';

it('logStrayRejections logs the error in full', () => {
  const logged: (LogFields | undefined)[] = [];
  const source = new EventEmitter();
  logStrayRejections({ ...silentLogger, error: (_message, fields) => void logged.push(fields) }, source);

  const error = new Error('nobody waited');
  source.emit('unhandledRejection', error, Promise.resolve());

  expect(logged).toEqual([{ error }]);
});

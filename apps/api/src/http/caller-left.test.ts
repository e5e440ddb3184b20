import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Response } from 'express';
import { callerLeft } from './caller-left.ts';

function responseOf(changes: { writableFinished?: boolean; closed?: boolean } = {}) {
  const emitter = Object.assign(new EventEmitter(), { writableFinished: false, closed: false, ...changes });
  return { emitter, res: emitter as unknown as Response };
}

describe('callerLeft', () => {
  it('aborts when the connection ends before the response', () => {
    const { emitter, res } = responseOf();
    const signal = callerLeft(res);
    expect(signal.aborted).toBe(false);
    emitter.emit('close');
    expect(signal.aborted).toBe(true);
  });

  it('does not abort after the response was sent', () => {
    const { emitter, res } = responseOf();
    const signal = callerLeft(res);
    emitter.writableFinished = true;
    emitter.emit('close');
    expect(signal.aborted).toBe(false);
  });

  it.each([
    [false, true],
    [true, false],
  ])('of a connection closed before the call, with the response sent %j, is %j', (sent, left) => {
    expect(callerLeft(responseOf({ closed: true, writableFinished: sent }).res).aborted).toBe(left);
  });

  it('is one shared signal with a single listener', () => {
    const { emitter, res } = responseOf();
    expect(new Set([callerLeft(res), callerLeft(res), callerLeft(res)]).size).toBe(1);
    expect(emitter.listenerCount('close')).toBe(1);
    expect(callerLeft(responseOf().res)).not.toBe(callerLeft(res));
  });
});

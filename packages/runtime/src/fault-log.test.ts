import { describe, expect, it } from '@jest/globals';
import { createFaultLog } from './fault-log.ts';
import { silentLogger, type LogFields, type Logger } from './logger.ts';

function recorder() {
  const told: (LogFields | undefined)[] = [];
  const logger: Logger = { ...silentLogger, warn: (_message, fields) => void told.push(fields) };
  return { told, logger };
}

describe('createFaultLog', () => {
  it('logs an error at once and repeats after half a minute at the earliest, with a count', () => {
    const { told, logger } = recorder();
    let now = 0;
    const report = createFaultLog(logger, () => now);
    const error = new Error('connect ECONNREFUSED 127.0.0.1:6379');
    for (now = 0; now <= 30_000; now += 1000) report('queue', error);

    expect(told).toEqual([{ error }, { error, repeated: 29 }]);
  });

  it('treats errors that differ only in an id or number as the same', () => {
    const { told, logger } = recorder();
    const report = createFaultLog(logger);
    report('queue', new Error(`Missing key for job lookup-${'a'.repeat(32)}. moveToFinished`));
    report('queue', new Error(`Missing key for job lookup-${'b'.repeat(32)}. moveToFinished`));
    report('queue', new Error(`Missing key for job lookup-${'b'.repeat(32)}. moveToDelayed`));

    expect(told).toHaveLength(2);
  });
});

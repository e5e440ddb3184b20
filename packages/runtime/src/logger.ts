import winston from 'winston';

/** Fields of a log line: facts, never secrets or product texts. */
export type LogFields = Readonly<Record<string, unknown>>;

export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  child(fields: LogFields): Logger;
}

const errorFields = winston.format((info) => {
  if (info['error'] instanceof Error) info['error'] = describeError(info['error']);
  return info;
});

const CAUSES_MAX = 10;

/** An error as plain fields: name, message, stack and its causes; the chain of causes may be cyclic. */
function describeError(error: unknown, causesLeft = CAUSES_MAX): LogFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  if (cause === undefined || causesLeft === 0) return { name, message, stack };
  return { name, message, stack, cause: describeError(cause, causesLeft - 1) };
}

/** Logger that writes JSON lines to standard output, each with the name of the process. */
export function createLogger(service: string, level: string): Logger {
  const logger = winston.createLogger({
    level,
    defaultMeta: { service, pid: process.pid },
    format: winston.format.combine(errorFields(), winston.format.timestamp(), winston.format.json()),
    transports: [new winston.transports.Console({ forceConsole: false })],
  });

  return wrap(logger);
}

export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLogger,
};

// Every API call has a child logger: it costs almost nothing, because fields are serialized only when a line is
// written.
function wrap(logger: winston.Logger, bound: LogFields = {}): Logger {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, fields?: LogFields): void => {
      // winston formats a line before dropping it for its level; this check avoids that.
      if (logger.isLevelEnabled(level)) logger.log(level, message, { ...bound, ...fields });
    };

  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    child: (fields) => wrap(logger, { ...bound, ...fields }),
  };
}

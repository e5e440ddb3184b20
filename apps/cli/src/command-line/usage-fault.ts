import type { FieldError } from '@svc/domain/errors/domain-error';

/** Invalid command line, with every error. */
export class UsageFault extends Error {
  readonly faults: readonly FieldError[];
  readonly usage: string;

  constructor(message: string, faults: readonly FieldError[], usage: string) {
    super(message);
    this.name = 'UsageFault';
    this.faults = faults;
    this.usage = usage;
  }
}

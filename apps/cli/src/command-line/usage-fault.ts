import type { FieldError } from '@svc/domain/errors/refusal';

/** A command line that says nothing that can be done; every fault of it, each saying what would be right. */
export class UsageFault extends Error {
  readonly faults: readonly FieldError[];
  /** Usage of the command. */
  readonly usage: string;

  constructor(message: string, faults: readonly FieldError[], usage: string) {
    super(message);
    this.name = 'UsageFault';
    this.faults = faults;
    this.usage = usage;
  }
}

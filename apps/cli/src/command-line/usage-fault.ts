import type { FieldFault } from '@svc/domain/errors/refusal';

/** A command line that says nothing that can be done; every fault of it, each saying what would be right. */
export class UsageFault extends Error {
  readonly faults: readonly FieldFault[];
  /** Usage of the command. */
  readonly usage: string;

  constructor(message: string, faults: readonly FieldFault[], usage: string) {
    super(message);
    this.name = 'UsageFault';
    this.faults = faults;
    this.usage = usage;
  }
}

import type { FieldFault } from '@svc/domain/errors/refusal';
import type { DescribedCommand } from './described-command.ts';
import { OptionFault } from './option.ts';
import { commandUsage } from './usage.ts';
import { UsageFault } from './usage-fault.ts';

/** Values of a command's options by name. Throws UsageFault naming every option that cannot be read. */
export function readOptions(
  command: DescribedCommand,
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const faults: FieldFault[] = [];
  const values: Record<string, unknown> = {};

  for (const [name, option] of Object.entries(command.options)) {
    try {
      values[name] = option.read(texts.get(name));
    } catch (error) {
      if (!(error instanceof OptionFault)) throw error;
      faults.push({ field: name, message: error.message });
    }
  }

  if (faults.length === 0) return values;

  const words = faults.map(({ field, message }) => `--${field} ${message}`).join('; ');
  throw new UsageFault(words, faults, commandUsage(command));
}

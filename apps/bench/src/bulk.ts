import { measureBulkSync } from './bulk-sync.ts';
import { say } from './figures.ts';
import { startStack } from './stack.ts';

/** Measures a bulk sync of the largest size beside the bare upsert of the same rows. Prints its report. */
export async function benchBulk(): Promise<void> {
  const stack = await startStack();
  try {
    const figures = await measureBulkSync(stack);
    for (const [name, value] of Object.entries(figures)) say(`${name}: ${JSON.stringify(value)}`);
  } finally {
    await stack.stop();
  }
}

import type { Batch, BatchValidation } from './batch.ts';
import type { RowReading } from './batch-store.ts';
import { createRowChecker, type RowCheckKnowledge } from './check-rows.ts';
import type { SuggestedMapping } from './column-mapping.ts';

/** The check of all rows of a batch under a mapping, as the store feeds it. */
export function batchReading(
  { columns, validation }: Pick<Batch, 'columns' | 'validation'>,
  mapping: SuggestedMapping,
  knowledge: RowCheckKnowledge,
): RowReading {
  const checker = createRowChecker(columns, mapping, knowledge);
  return {
    add: (row) => checker.add(row),
    finish: () => {
      const { rows, precheck } = checker.finish();
      const kept: BatchValidation = {
        suggested_mapping: validation.suggested_mapping,
        checked_mapping: mapping,
        precheck,
      };

      return { rows, validation: kept };
    },
  };
}

import { object } from '../../../http/schema/collection.ts';
import { boolean, integerId } from '../../../http/schema/number.ts';
import { optional, withDefault } from '../../../http/schema/presence.ts';
import { id } from '../../../http/schema/text.ts';
import { cellsSchema } from '../batch-schema.ts';

/** Path of an operation on one row. */
export const RowParams = object({
  batch_id: id(),
  row_index: integerId({ about: 'Row number in the file' }),
});

/** Body of a change of a row. */
export const EditRowBody = object({
  values: withDefault(cellsSchema(), {}),
  skip: optional(boolean({ about: 'True takes the row out, false puts it back' })),
});

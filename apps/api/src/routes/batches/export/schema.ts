import { ROW_STATUSES } from '@svc/domain/batches/row-status';
import { object, repeated } from '../../../http/schema/collection.ts';
import { optional, withDefault } from '../../../http/schema/presence.ts';
import { oneOf } from '../../../http/schema/text.ts';

/** Query of an export. */
export const ExportQuery = object({
  format: withDefault(oneOf(['xlsx', 'csv'], { about: 'Kind of file' }), 'xlsx'),
  status: optional(
    repeated(oneOf(ROW_STATUSES, { about: 'Only rows in this state' }), { max: ROW_STATUSES.length }),
  ),
});

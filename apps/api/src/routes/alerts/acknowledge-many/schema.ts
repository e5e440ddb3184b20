import { ALERT_KINDS } from '@svc/domain/alerts/alert';
import type { AlertSelection } from '@svc/domain/alerts/alert-store';
import { refuse } from '@svc/domain/errors/refusal';
import { array, object } from '../../../http/schema/collection.ts';
import { integerId } from '../../../http/schema/number.ts';
import { optional } from '../../../http/schema/presence.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';

const IDS_MAX = 10_000;

/** Body that names alerts: by ids, or by market and kind. */
export const AcknowledgeBody = object({
  ids: optional(array(integerId(), { max: IDS_MAX })),
  market: optional(marketField()),
  kind: optional(oneOf(ALERT_KINDS)),
});

/** The alerts that a body names; ids go before market and kind. Refuses a body that names none with 422. */
export function alertSelection({ ids, market, kind }: Infer<typeof AcknowledgeBody>): AlertSelection {
  if (ids !== undefined) return { ids };
  if (market !== undefined && kind !== undefined) return { market, kind };

  const missing = { market, kind };
  const named = market === undefined && kind === undefined ? ['ids'] : ['market', 'kind'];
  const errors = named
    .filter((field) => field === 'ids' || missing[field === 'market' ? 'market' : 'kind'] === undefined)
    .map((field) => ({ field, message: 'is required: name the alerts by ids, or by market and kind' }));

  throw refuse('validation_error', { message: 'alert_selection_required', errors });
}

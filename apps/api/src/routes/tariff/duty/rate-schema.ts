import { RATE_KINDS } from '@svc/tariff/rates/rate-shape';
import { array, object } from '../../../http/schema/collection.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { oneOf } from '../../../http/schema/text.ts';
import { LIST_MAX, words } from '../../lookups/lookup-words.ts';

/** A published rate, read. */
export const StatedRateSchema = named(
  'StatedRate',
  object({
    rate_text: words('As published'),
    kind: oneOf(RATE_KINDS),
    components: array(
      named(
        'RateComponent',
        object({
          type: oneOf(['ad_valorem', 'specific']),
          value: words('Decimal: percent, or an amount of `currency`'),
          currency: nullable(oneOf(['USD', 'EUR', 'VND'])),
          per: nullable(words('Units that the amount is for')),
          unit: words(),
          basis: words('What is multiplied'),
        }),
      ),
      { max: LIST_MAX },
    ),
    min: nullable(words('Rate that is the least')),
    max: nullable(words('Rate that is the most')),
    amount: nullable(words('Two decimals; null where an input is missing')),
  }),
);

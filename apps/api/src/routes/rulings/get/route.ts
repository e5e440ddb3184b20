import { DomainError } from '@svc/domain/errors/domain-error';
import { rulingDetail } from '@svc/wire/tariff/ruling';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { RulingSchema } from '../ruling-schema.ts';

const NUMBER_MAX_CHARS = 128;

export const rulingsGet = (deps: ApiDeps) =>
  operation({
    id: 'rulings.get',
    method: 'get',
    path: '/api/rulings/{number}',
    summary: 'Read a ruling',
    tag: 'tariff data',
    access: 'entry',
    params: object({ number: text({ max: NUMBER_MAX_CHARS, about: 'Number, with `/` written as %2F' }) }),
    query: object({
      year: optional(
        integer({
          min: 1900,
          max: 2999,
          about: 'Year of the ruling, where a number was given again in another year; the latest without it',
        }),
      ),
    }),
    response: RulingSchema,
    answers: { 200: 'The ruling', 404: 'No such ruling' },
    run: async ({ params, query, t }) => {
      const ruling = await deps.rulings.find(params.number, query.year ?? null);
      if (ruling === null) throw new DomainError('not_found');

      return json(
        200,
        rulingDetail(ruling, await deps.rulings.currentCodes(ruling), t('disclaimer.rulings')),
      );
    },
  });

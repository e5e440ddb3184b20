import { decideLookup } from '@svc/domain/lookups/decide-lookup';
import { DECISION_ACTIONS } from '@svc/domain/lookups/decision';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import * as v from '../../../http/schema/index.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { LookupSchema } from '../lookup-schema.ts';
import { noteField } from '../note-field.ts';
import { readerOf, textLanguageField } from '../text-language.ts';

/** Body of a decision; the domain decides which actions need a code or a note. */
const DecisionBody = v.object({
  action: v.oneOf(DECISION_ACTIONS),
  code: v.withDefault(
    v.nullable(v.text({ max: FIELD_MAX_CHARS.decision_code, trim: true, about: 'Code of an override' })),
    null,
  ),
  note: noteField('Why; required by override, reject and comment'),
  only_active: v.flag('Return 409 with successors if the final code is not declarable in the active version'),
});

export const lookupsDecide = ({ lookups, reviews, clock }: ApiDeps) =>
  operation({
    id: 'lookups.decide',
    route: 'POST /api/lookups/{lookup_id}/decision',
    summary: 'Decide on a lookup',
    tag: 'review',
    access: 'reviewer',
    params: v.object({ lookup_id: v.id() }),
    query: v.object(textLanguageField()),
    body: DecisionBody,
    response: LookupSchema,
    answers: {
      200: 'The changed lookup',
      404: 'No such lookup',
      409: 'Already decided, nothing to reopen, unfinished, too many comments, or `only_active` with an inactive code',
      422: 'Invalid input, a missing code or note, or a code that is not a declarable line',
      429: 'Too many comments of this account in a minute',
    },
    run: async ({ actor, params, query, body, language, t }) => {
      const { action, code, note, only_active: onlyActive } = body;
      const request = { lookupId: params.lookup_id, action, code: code ?? '', note, onlyActive };
      const lookup = await decideLookup({ lookups, reviews, now: clock }, actor, request);
      return lookupAnswer(200, lookup, readerOf({ language, t }, query));
    },
  });

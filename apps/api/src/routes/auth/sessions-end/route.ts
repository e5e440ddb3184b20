import { DomainError } from '@svc/domain/errors/domain-error';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { id } from '../../../http/schema/text.ts';
import { OkSchema } from '../../ok.ts';

export const authSessionsEnd = ({ account: { sessions } }: ApiDeps) =>
  operation({
    id: 'auth.sessions_end',
    method: 'delete',
    path: '/api/auth/sessions/{session_id}',
    summary: 'End one of your sessions',
    tag: 'administration',
    access: 'session',
    params: object({ session_id: id() }),
    response: OkSchema,
    answers: { 200: 'The session has ended', 404: 'No such session' },
    run: async ({ actor, params: { session_id: session } }) => {
      if (await sessions.endOf(actor.accountId, session)) return json(200, { ok: true });
      throw new DomainError('not_found', { message: 'session_unknown', params: { session } });
    },
  });

import type { ListedSession } from '@svc/domain/sign-in/session-store';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { id, text, timestamp } from '../../../http/schema/text.ts';

const SessionItem = named(
  'SessionItem',
  object({
    id: id(),
    created_at: timestamp(),
    last_seen_at: timestamp({ about: 'To the minute' }),
    expires_at: timestamp(),
    user_agent: nullable(text({ max: 300, about: 'As the browser names itself' })),
    current: boolean(),
  }),
);

function itemOf(session: ListedSession, currentId: string | undefined) {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    user_agent: session.userAgent,
    current: session.id === currentId,
  };
}

export const authSessionsList = ({ account: { sessions }, clock }: ApiDeps) =>
  operation({
    id: 'auth.sessions_list',
    method: 'get',
    path: '/api/auth/sessions',
    summary: 'List your sessions',
    tag: 'administration',
    access: 'session',
    response: array(SessionItem, { max: 200 }),
    answers: { 200: 'Your sessions, the latest used first' },
    run: async ({ actor }) => {
      const all = await sessions.list(actor.accountId, clock());
      return json(
        200,
        all.map((session) => itemOf(session, actor.sessionId)),
      );
    },
  });

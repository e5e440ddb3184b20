import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { meJson, MeSchema } from './me.ts';

export const authMe = ({ credits }: ApiDeps) =>
  operation({
    id: 'auth.me',
    route: 'GET /api/auth/me',
    summary: 'Who is calling',
    tag: 'system',
    access: 'entry',
    response: MeSchema,
    answers: { 200: 'The account behind the key' },
    run: async ({ actor, t }) => json(200, await meJson(actor, credits, t)),
  });

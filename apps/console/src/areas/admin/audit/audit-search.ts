import type { AnswerOf } from '@svc/client/create-client';
import { allOf, dayOf, given, oneOf, textOf, type RawSearch } from '../../../api/address.ts';

type Act = AnswerOf<'admin.audit_list'>['items'][number]['action'];

export const ACTS = allOf<Act>({
  'account.create': true,
  'account.update': true,
  'account.password': true,
  'account.erase': true,
  'key.create': true,
  'key.rotate': true,
  'key.revoke': true,
  'credits.grant': true,
  'plan.update': true,
  'webhooks.allow': true,
  'webhooks.reseal': true,
  'samples.remove': true,
  'dataset.load': true,
  'dataset.activate': true,
  'dataset.correct': true,
  'hs6.load': true,
  'rulings.load': true,
  'session.begin': true,
  'session.refuse': true,
  'session.end': true,
  'webhook.create': true,
  'webhook.update': true,
  'webhook.delete': true,
  'webhook.test': true,
  'webhook.redeliver': true,
  'webhook.replace': true,
  'sku.save': true,
  'sku.remove': true,
  'skus.save': true,
  export: true,
  backup: true,
  'measures.load': true,
  'measures.activate': true,
  'measures.add': true,
  'measures.release': true,
  'measures.withdraw': true,
});

type Word<T extends string> = T extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : T;

export const wordOf = (act: Act): Word<Act> => act.replace('.', '_') as Word<Act>;

/** Message key suffix of the sentence for an act. */
export type Saying = Word<Act> | 'credits_take' | 'export_batch' | 'export_ledger';

const ID_MAX = 32;

export interface AuditSearch {
  readonly action?: Act;
  readonly by?: string;
  /** UTC day. */
  readonly day?: string;
}

export const readAudit = (raw: RawSearch): AuditSearch =>
  given({
    action: oneOf(ACTS, raw['action']),
    by: textOf(raw['by'], ID_MAX),
    day: dayOf(raw['day']),
  });

export const auditQuery = ({ action, by, day }: AuditSearch) =>
  given({ action, by_id: by, date_from: day, date_to: day });

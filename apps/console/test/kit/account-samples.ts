import type { AnswerOf } from '@svc/client/create-client';

type Account = AnswerOf<'admin.accounts_get'>;
type Key = AnswerOf<'admin.keys_list'>[number];
type Plan = AnswerOf<'admin.plans_list'>[number];
type Hook = AnswerOf<'webhooks.list'>[number];

/** An active reviewer account with credits, without a plan. */
export const someAccount = (fields: Partial<Account> = {}): Account => ({
  id: 'a-7',
  name: 'Mina Park',
  email: 'mina@example.test',
  role: 'reviewer',
  role_label: 'Reviewer',
  active: true,
  plan: null,
  trial_ends_at: null,
  credits: 1250.5,
  held: 0,
  unlimited: false,
  created_at: '2026-03-14T10:30:00Z',
  last_login_at: null,
  ...fields,
});

export const keyOf = (fields: Partial<Key> = {}): Key => ({
  id: 'k-1',
  account_id: 'a-7',
  name: 'warehouse',
  role: 'entry',
  prefix: 'svc_12ab',
  created_at: '2026-03-14T10:30:00Z',
  last_used_at: null,
  revoked_at: null,
  expires_at: null,
  read_only: false,
  ...fields,
});

export const planOf = (fields: Partial<Plan> = {}): Plan => ({
  key: 'pro',
  label: 'Professional',
  trial_days: null,
  entitlements: [],
  ...fields,
});

/** An active webhook for all events, never called. */
export const hookOf = (fields: Partial<Hook> = {}): Hook => ({
  id: 'h-1',
  url: 'https://erp.example.test/hook',
  events: [],
  active: true,
  created_at: '2026-03-14T10:30:00Z',
  last_status: null,
  last_error: null,
  last_delivery_at: null,
  ...fields,
});

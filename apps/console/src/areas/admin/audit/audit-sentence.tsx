import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useFormats } from '../../../words/formats.ts';
import { LINK, Linked } from '../../../words/linked.tsx';
import { useWords } from '../../../words/words.tsx';
import { wordOf, type Saying } from './audit-search.ts';

export type Entry = AnswerOf<'admin.audit_list'>['items'][number];

type Details = Entry['details'];

type Names = ReadonlyMap<string, string>;

/** Name of the detail field with the count; default `count`. */
const COUNTED: Readonly<Partial<Record<Entry['action'], string>>> = {
  'rulings.load': 'rulings',
  'samples.remove': 'removed',
};
const SHORT_ID_CHARS = 8;
const ID = /^[0-9a-f]{32}$/;

const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (details: unknown, name: string): string | undefined => {
  const value = isRecord(details) ? details[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};
const shortId = (text: string): string => (ID.test(text) ? text.slice(0, SHORT_ID_CHARS) : text);

/** Account that an entry concerns: for a key, its owner. */
const accountOf = ({ details, subject }: Entry): string => textIn(details, 'account') ?? subject;

function AccountLink({ entry, names }: { readonly entry: Entry; readonly names: Names }): ReactNode {
  const accountId = accountOf(entry);
  const name = names.get(accountId) ?? textIn(entry.details, 'email') ?? shortId(accountId);
  return names.has(accountId) ? (
    <Link to="/admin/accounts/$accountId" params={{ accountId }}>
      {name}
    </Link>
  ) : (
    name
  );
}

function WebhookLink({ entry, names }: { readonly entry: Entry; readonly names: Names }): ReactNode {
  const { subject: hookId, details } = entry;
  const url = textIn(details['after'], 'url') ?? textIn(details['before'], 'url');
  const name = names.get(hookId) ?? url ?? shortId(hookId);
  return names.has(hookId) ? (
    <Link to="/admin/webhooks/$hookId" params={{ hookId }}>
      {name}
    </Link>
  ) : (
    name
  );
}

function SkuLink({ entry: { action, subject, details } }: { readonly entry: Entry }): ReactNode {
  const name = textIn(details['after'], 'sku') ?? textIn(details['before'], 'sku') ?? subject;
  return action === 'sku.save' ? (
    <Link to="/catalog/$skuId" params={{ skuId: subject }}>
      {name}
    </Link>
  ) : (
    name
  );
}

function ScheduleLink({ entry: { details } }: { readonly entry: Entry }): ReactNode {
  const name = textIn(details, 'version') ?? textIn(details, 'file') ?? '';
  return <Link to="/admin/schedules">{`${textIn(details, 'market') ?? ''} ${name}`.trim()}</Link>;
}

function BatchLink({ entry: { subject: batchId } }: { readonly entry: Entry }): ReactNode {
  return (
    <Link to="/batches/$batchId" params={{ batchId }}>
      {shortId(batchId)}
    </Link>
  );
}

function MeasuresLink({ entry: { subject } }: { readonly entry: Entry }): ReactNode {
  return <Link to="/admin/measures">{subject}</Link>;
}

function PlanLink({ entry: { subject } }: { readonly entry: Entry }): ReactNode {
  return <Link to="/admin/plans">{subject}</Link>;
}

/** Links by action name prefix; the first match applies. */
const LINKS: readonly (readonly [
  RegExp,
  (props: { readonly entry: Entry; readonly names: Names }) => ReactNode,
])[] = [
  [/^(?:account|credits|session)\.|^key\.create$/, AccountLink],
  [/^webhook\./, WebhookLink],
  [/^sku\./, SkuLink],
  [/^plan\./, PlanLink],
  [/^measures\./, MeasuresLink],
  [/^dataset\./, ScheduleLink],
  [/^export$/, BatchLink],
];

function Subject({ entry, names }: { readonly entry: Entry; readonly names: Names }): ReactNode {
  const { action, subject, details } = entry;
  const Known = LINKS.find(([pattern]) => pattern.test(action))?.[1];
  return Known === undefined ? (
    (textIn(details, 'file') ?? shortId(subject))
  ) : (
    <Known entry={entry} names={names} />
  );
}

/** Message key of an entry, without `said_`. */
function sayingOf({ action, details }: Entry): Saying {
  if (action === 'credits.grant' && Number(details['amount']) < 0) return 'credits_take';
  if (action === 'export' && details['kind'] === 'batch') return 'export_batch';
  if (action === 'export' && details['kind'] === 'ledger') return 'export_ledger';
  return wordOf(action);
}

export function AuditSentence({ entry }: { readonly entry: Entry }): ReactNode {
  const { t } = useWords();
  const { figure } = useFormats();
  const names = useNames();
  const { by_name: name, via, address, details } = entry;
  const said = t(`admin.said_${sayingOf(entry)}`, {
    who: name ?? (via === 'command' ? t('admin.audit_command') : (address ?? t('admin.audit_unknown'))),
    what: LINK,
    name: textIn(details, 'name') ?? '',
    amount: figure(Math.abs(Number(details['amount'] ?? 0))),
    count: Number(details[COUNTED[entry.action] ?? 'count'] ?? 1),
  });

  return <Linked text={said} link={<Subject entry={entry} names={names} />} />;
}

const NAMES_FRESH_MS = 60_000;

function useNames(): Names {
  const accounts = useApi('admin.accounts_list', {}, { staleTime: NAMES_FRESH_MS });
  const hooks = useApi('webhooks.list', {}, { staleTime: NAMES_FRESH_MS });
  return new Map([
    ...(accounts.data ?? []).map(({ id, name }) => [id, name] as const),
    ...(hooks.data ?? []).map(({ id, url }) => [id, url] as const),
  ]);
}

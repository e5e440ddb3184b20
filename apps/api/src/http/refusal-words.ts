import type { Refusal } from '@svc/domain/errors/refusal';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';

type Value = string | number;

/** Message keys for enum values used as message parameters. */
const LABELS: Readonly<Record<string, readonly ((value: string) => string)[]>> = {
  decision: [(value) => `labels.decision_${value}`],
  role: [(value) => `labels.role_${value}`],
  status: [(value) => `labels.batch_status_${value}`, (value) => `labels.row_status_${value}`],
  key: [(value) => `labels.entitlement_${value.replaceAll('.', '_')}`],
};

function labelOf(name: string, value: Value, t: Translate): Value {
  const label = LABELS[name]?.map((keyOf) => keyOf(String(value))).find(isMessageKey);
  return label === undefined ? value : t(label);
}

/** What fills the places of a refusal's message; machine values that have a label are said in the reader's language. */
export function refusalParams({ details = {}, params }: Refusal, t: Translate): MessageParams {
  const given = Object.entries({ ...details, ...params });
  return Object.fromEntries(
    given.flatMap(([name, value]): [string, Value][] =>
      typeof value === 'string' || typeof value === 'number' ? [[name, labelOf(name, value, t)]] : [],
    ),
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AuditSentence, type Entry } from './audit-sentence.tsx';

interface Field {
  readonly name: string;
  readonly before?: unknown;
  readonly value: unknown;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Details as fields; for a before/after pair only the differences. */
function changedFields(details: Entry['details']): readonly Field[] {
  if (!('before' in details) && !('after' in details)) {
    return Object.entries(details).map(([name, value]) => ({ name, value }));
  }
  const [before, after] = [fieldsOf(details['before']), fieldsOf(details['after'])];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, before: before[name], value: after[name] }));
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface Props {
  readonly entry: Entry;
  readonly onClose: () => void;
}

export function AuditDetails({ entry, onClose }: Props): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const { at, via, address, key_id: key, subject, details } = entry;
  const facts = [
    [t('admin.audit_when'), time(at)],
    [t('admin.audit_via'), t(`admin.via_${via}`)],
    [t('admin.audit_address'), address],
    [t('admin.audit_key'), key],
    [t('admin.audit_subject'), subject],
  ] as const;
  const fields = changedFields(details);

  return (
    <Dialog isOpen wide title={t('admin.audit_details')} onClose={onClose}>
      <p>
        <AuditSentence entry={entry} />
      </p>
      <dl className="audit-facts">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt className="muted small">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {fields.length > 0 && (
        <table className="audit-fields">
          <tbody>
            {fields.map(({ name, before, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{before === undefined ? shown(value) : `${shown(before)} → ${shown(value)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="row end">
        <Button onPress={onClose}>{t('common.close')}</Button>
      </div>
    </Dialog>
  );
}

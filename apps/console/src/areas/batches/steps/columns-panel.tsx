import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../../../words/words.tsx';
import { fieldOf, FIELDS, mapColumn, type Batch, type Mapping } from '../batch.ts';

const SAMPLES = 3;

interface Props {
  readonly batch: Batch;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

export function ColumnsPanel({ batch, mapping, onChange }: Props): ReactNode {
  const { t } = useWords();

  return (
    <Panel
      title={t('batches.columns')}
      aside={<span className="muted small">{t('batches.columns_hint')}</span>}
      flush
    >
      <div className="columns-scroll" tabIndex={0} role="group" aria-label={t('batches.columns')}>
        <table className="columns">
          <thead>
            <tr>
              <th scope="col">{t('batches.column')}</th>
              <th scope="col">{t('batches.examples')}</th>
              <th scope="col">{t('batches.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {batch.columns.map((column) => (
              <ColumnLine key={column} column={column} {...{ batch, mapping, onChange }} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function ColumnLine({ column, batch, mapping, onChange }: Props & { readonly column: string }): ReactNode {
  const { t } = useWords();
  const field = fieldOf(mapping, column);
  const suggested = fieldOf(batch.validation.suggested_mapping, column);
  const cells = (batch.preview ?? []).map((row) => String(row[column] ?? '').trim());
  const samples = [...new Set(cells.filter((text) => text !== ''))].slice(0, SAMPLES);

  return (
    <tr>
      <th scope="row">{column}</th>
      <td className="columns-samples">
        {samples.length === 0 ? (
          <span className="muted">{t('batches.no_example')}</span>
        ) : (
          samples.map((text) => <span key={text}>{text}</span>)
        )}
      </td>
      <td>
        <span className="row">
          <select
            className="input columns-choice"
            aria-label={t('batches.meaning_of', { column })}
            value={field ?? ''}
            onChange={({ target }) => {
              const chosen = FIELDS.find((each) => each === target.value) ?? null;
              onChange(mapColumn(mapping, column, chosen));
            }}
          >
            <option value="">{t('batches.not_used')}</option>
            {FIELDS.map((each) => (
              <option key={each} value={each}>
                {t(`batches.field_${each}`)}
              </option>
            ))}
          </select>
          {suggested !== null && suggested === field && <Tag>{t('batches.suggested')}</Tag>}
        </span>
      </td>
    </tr>
  );
}

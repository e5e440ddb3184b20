import { useState, type ReactNode } from 'react';
import { useApi, useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/forms/field.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/table-cells.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList, Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { DeliveryDetails, DeliveryEvent, type Delivery } from './delivery-event.tsx';

const STATES = ['', 'pending', 'sending', 'delivered', 'failed', 'cancelled'] as const;
const AGAIN_MS = 3_000;
const LIMIT = 50;

/** Deliveries of a webhook, newest first, each with a resend button. */
export function Deliveries({ hookId }: { readonly hookId: string }): ReactNode {
  const { t } = useWords();
  const [state, setState] = useState<(typeof STATES)[number]>('');
  const query = { limit: LIMIT, body: true, ...(state === '' ? {} : { status: state }) };
  const found = useApi(
    'webhooks.deliveries',
    { params: { hook_id: hookId }, query },
    { refetchInterval: AGAIN_MS },
  );
  const send = useApiAct('webhooks.redeliver', () => toast(t('admin.sent_again')), ['webhooks.deliveries']);
  const columns = useColumns(
    (id) => send.mutateOnce({ params: { hook_id: hookId, delivery_id: id } }),
    send.isPending ? send.variables.params.delivery_id : null,
  );

  return (
    <Panel title={t('admin.deliveries')} flush>
      <div className="filters deliveries-filter">
        <Choice
          label={t('common.status')}
          value={state}
          onChange={setState}
          options={STATES.map((value) => ({
            value,
            label: value === '' ? t('common.all') : t(`admin.delivery_${value}`),
          }))}
        />
      </div>
      <Problem error={send.error} />
      <AnswerList
        of={found}
        none={{ title: t('admin.deliveries_none'), text: t('admin.deliveries_none_text') }}
      >
        {(all) => <Table all={all} columns={columns} />}
      </AnswerList>
    </Panel>
  );
}

interface TableProps {
  readonly all: readonly Delivery[];
  readonly columns: readonly Column<Delivery>[];
}

function Table({ all, columns }: TableProps): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<Delivery | null>(null);

  return (
    <>
      <DataTable
        label={t('admin.deliveries')}
        rows={all}
        columns={columns}
        keyOf={(row) => row.id}
        onOpen={setOpen}
      />
      {open !== null && <DeliveryDetails delivery={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Table columns; only one delivery is resent at a time. */
function useColumns(onSend: (id: number) => void, sending: number | null): readonly Column<Delivery>[] {
  const { t } = useWords();
  const { time } = useFormats();
  const isGood = ({ status_code: code }: Delivery): boolean => code !== null && code >= 200 && code < 300;

  return [
    { id: 'time', title: t('common.created'), width: '180px', cell: (row) => time(row.created_at) },
    {
      id: 'event',
      title: t('admin.event'),
      width: 'minmax(220px, 2fr)',
      cell: (row) => <DeliveryEvent delivery={row} />,
    },
    {
      id: 'status',
      title: t('common.status'),
      width: '90px',
      cell: (row) => <Tag tone={isGood(row) ? 'good' : 'warn'}>{row.status_code ?? '—'}</Tag>,
    },
    { id: 'attempts', title: t('admin.attempts'), width: '90px', end: true, cell: (row) => row.attempts },
    { id: 'error', title: t('admin.answer'), width: 'minmax(160px, 1fr)', cell: (row) => row.error },
    {
      id: 'again',
      title: t('admin.action'),
      width: '140px',
      cell: (row) => (
        <Button
          small
          aria-label={`${t('admin.send_again')} ${row.id}`}
          isPending={sending === row.id}
          isDisabled={sending !== null && sending !== row.id}
          onPress={() => onSend(row.id)}
        >
          {t('admin.send_again')}
        </Button>
      ),
    },
  ];
}

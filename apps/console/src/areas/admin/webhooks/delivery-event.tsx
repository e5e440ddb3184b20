import type { AnswerOf } from '@svc/client/create-client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MARKETS, oneOf } from '../../../api/address.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { LINK, Linked } from '../../../words/linked.tsx';
import { useWords } from '../../../words/words.tsx';

export type Delivery = AnswerOf<'webhooks.deliveries'>[number];

const EVENTS = [
  'lookup.completed',
  'lookup.decided',
  'batch.completed',
  'tariff.changed',
  'sku.alert',
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Event in the request body; empty without a body. */
function eventOf({ body = '{}' }: Delivery): Fields {
  // Written by the service.
  return JSON.parse(body) as Fields;
}

function dataOf(delivery: Delivery): Fields {
  const { data } = eventOf(delivery);
  return typeof data === 'object' && data !== null ? { ...data } : {};
}

function About({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const data = dataOf(delivery);
  const text = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  if (delivery.event === 'batch.completed') {
    return (
      <Link to="/batches/$batchId" params={{ batchId: text('id') }}>
        {text('filename')}
      </Link>
    );
  }
  if (delivery.event === 'sku.alert') {
    return (
      <Link to="/catalog/$skuId" params={{ skuId: text('sku_id') }}>
        {text('sku')}
      </Link>
    );
  }
  if (delivery.event === 'tariff.changed') {
    const market = oneOf(MARKETS, data['market']);
    const [from, to] = [text('from_version'), text('to_version')];
    return (
      <Link to="/tariff/compare" search={{ ...(market === undefined ? {} : { market }), from, to }}>
        {`${text('market')} ${from} → ${to}`}
      </Link>
    );
  }
  return (
    <Link to="/lookups/$lookupId" params={{ lookupId: text('id') }}>
      {text('description')}
    </Link>
  );
}

export function DeliveryEvent({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const { t } = useWords();
  const event = oneOf(EVENTS, delivery.event);
  if (event === undefined) return t('admin.event_ping');
  const word = event.replace('.', '_') as 'lookup_completed';
  return <Linked text={t(`admin.event_${word}`, { what: LINK })} link={<About delivery={delivery} />} />;
}

interface DetailsProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

export function DeliveryDetails({ delivery, onClose }: DetailsProps): ReactNode {
  const { t } = useWords();
  const { status_code: status, error } = delivery;

  return (
    <Dialog isOpen wide title={t('admin.delivery', { id: delivery.id })} onClose={onClose}>
      <p>
        <DeliveryEvent delivery={delivery} />
      </p>
      <h3>{t('admin.delivery_answer')}</h3>
      <p className="delivery-answer">{[status, error].filter((part) => part !== null).join(' · ') || '—'}</p>
      <h3>{t('admin.delivery_body')}</h3>
      <pre className="delivery-body" tabIndex={0}>
        {JSON.stringify(eventOf(delivery), null, 2)}
      </pre>
      <div className="row end">
        <Button onPress={onClose}>{t('common.close')}</Button>
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { useFormats } from '../../../words/formats.ts';
import { placeOf, type Place } from '../lookup.ts';

/** General rate of a line as its schedule states it. */
export function LineRate(props: Place): ReactNode {
  const { rate } = useFormats();
  const { data } = useApi('tariff.tree', placeOf(props), { fresh: true });
  const text = data?.node?.duty_rate ?? null;
  return <span className="end">{text !== null && rate(text)}</span>;
}

import { readPreferences } from '@svc/tariff/schedule/eu/read-preferences';

const HEADER =
  'code,origin,measure_type,additional_code,certificate,condition_amount,condition_currency,condition_unit,order_number,duty,act,act_code,start,end';

type PreferenceRow = readonly [code: string, origin: string, type: string, duty: string, to?: string];

/** Unconditional preferences in the table of TARIC, read on 12 July 2026. */
export const readPreferenceRows = (...rows: readonly PreferenceRow[]) =>
  readPreferences(
    [
      HEADER.split(','),
      ...rows.map(([code, origin, type, duty, to = '']) => {
        const unconditional = Array.from({ length: 6 }, () => '');
        return [code, origin, type, ...unconditional, duty, '', '', '2020-01-01', to];
      }),
    ],
    '2026-07-12',
  );

import { codeSet } from '../code-set.ts';
import { added, measure, type AdditionalMeasure } from '../measure.ts';
import { FARM_GOODS_OF_RUSSIA, STEEL_2026 } from './code-lists.ts';

const EUR_LEX = 'https://eur-lex.europa.eu/eli/reg/';
const EEA = ['IS', 'LI', 'NO'];
/** Origins whose agreements ask for a bilateral measure of its own. */
const BILATERAL = ['AL', 'CH', 'IL', 'JO', 'MA', 'MK', 'RS', 'TN', 'TR'];
const [QUOTAS_FROM, BILATERAL_FROM, QUOTAS_TO] = ['2026-07-01', '2026-08-06', '2031-06-30'];

const beyondQuota = (
  facts: Pick<AdditionalMeasure, 'legalBasis' | 'from' | 'url'> & Partial<AdditionalMeasure>,
): AdditionalMeasure =>
  measure({
    key: 'tariff_quota_eu_steel',
    group: 'trade_defence',
    title: 'Steel: 50 % beyond the tariff quota',
    codes: codeSet(STEEL_2026),
    rate: added('50'),
    to: QUOTAS_TO,
    certainty: 'may_apply',
    reason: 'quota',
    ...facts,
  });

/** Duties on steel beyond tariff quotas: the safeguard to 30 June 2026, the regulation after it. */
export const EU_STEEL: readonly AdditionalMeasure[] = [
  measure({
    key: 'safeguard_eu_steel',
    group: 'trade_defence',
    legalBasis: 'Regulation (EU) 2019/159',
    title: 'Steel safeguard: 25 % beyond the tariff quota',
    codes: codeSet(
      '7208 7209 7210 7211 7212 7213 7214 7215 7216 7217 7219 7220 7221 7222 7223 7225 7226 7227 7228 7301 7302 7304 7305 7306',
    ),
    exceptOrigins: EEA,
    rate: added('25'),
    from: '2019-02-02',
    to: '2026-06-30',
    certainty: 'may_apply',
    reason: 'quota',
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2019/159/oj',
  }),
  beyondQuota({
    legalBasis: 'Regulation (EU) 2026/1384; Implementing Regulation (EU) 2026/1457',
    exceptOrigins: [...EEA, ...BILATERAL],
    from: QUOTAS_FROM,
    url: `${EUR_LEX}2026/1384/oj`,
  }),
  beyondQuota({
    legalBasis: 'Implementing Regulation (EU) 2026/1930',
    origins: BILATERAL,
    from: BILATERAL_FROM,
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2026/1930/oj',
  }),
];

/** Additional duty on farm goods of Russia and Belarus, on top of the duty of the tariff. */
export const EU_OF_RUSSIA: readonly AdditionalMeasure[] = [
  measure({
    key: 'additional_duty_eu_russia',
    group: 'country',
    legalBasis: 'Regulation (EU) 2025/1227, annex I',
    title: 'Additional duty on agricultural goods of Russia and Belarus',
    codes: codeSet(FARM_GOODS_OF_RUSSIA),
    origins: ['BY', 'RU'],
    rate: added('50'),
    from: '2025-07-20',
    url: `${EUR_LEX}2025/1227/oj`,
  }),
];

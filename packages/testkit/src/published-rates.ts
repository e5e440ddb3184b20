import { readFileSync } from 'node:fs';

// One text of each form, as published: the US schedule of 2023 to 2026 (USITC), the Common Customs Tariff of January 2021,
// the tariff of Vietnam of 2026.
const texts = JSON.parse(
  readFileSync(new URL('../data/published-rates.json', import.meta.url), 'utf8'),
) as Readonly<Record<'us' | 'us_special' | 'eu' | 'vn', readonly string[]>>;

export const { us: US_TEXTS, us_special: US_SPECIAL_TEXTS, eu: EU_TEXTS, vn: VN_TEXTS } = texts;

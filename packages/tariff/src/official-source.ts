import type { Market } from './market.ts';

export const OFFICIAL_DOMAINS: Readonly<Record<Market, readonly string[]>> = {
  US: ['hts.usitc.gov', 'usitc.gov'],
  EU: ['taxation-customs.ec.europa.eu', 'ec.europa.eu', 'eur-lex.europa.eu'],
  VN: ['customs.gov.vn', 'mof.gov.vn'],
};

const OFFICIAL_PAGE: Readonly<Record<Market, ((digits: string) => string) | null>> = {
  US: (digits) => `https://hts.usitc.gov/search?query=${digits}`,
  EU: (digits) =>
    `https://ec.europa.eu/taxation_customs/dds2/taric/measures.jsp?Lang=en&Taric=${digits.padEnd(10, '0')}`,
  VN: null,
};

export function officialPage(market: Market, digits: string): string | null {
  return OFFICIAL_PAGE[market]?.(digits) ?? null;
}

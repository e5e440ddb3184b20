import type { Language } from '@svc/i18n/language';
import { MARKETS, type Market } from '@svc/tariff/market';
import { choice, flag, optional, text, webAddress } from '../../command-line/option.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

export const BATCH_OPTIONS = {
  market: choice(MARKETS, 'market of import'),
  map: optional(
    text(
      'FIELD=COLUMN,…',
      'columns that the service does not recognize or takes for another field: description=Name',
    ),
  ),
  language: optional(choice(LANGUAGES, 'language of the results; en by default')),
  'save-to-catalog': flag('save products with an item number to the catalog'),
  url: optional(webAddress('address of the service; by default the one running here')),
} as const;

export interface BatchChoice {
  readonly market: Market;
  readonly map: string | null;
  readonly language: Language | null;
  readonly 'save-to-catalog': boolean;
}

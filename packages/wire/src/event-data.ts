import type { EventContent, LookupSnapshot } from '@svc/domain/webhooks/outbox-event';
import type { Language } from '@svc/i18n/language';
import { readLanguageTag } from '@svc/i18n/negotiate';
import { translator } from '@svc/i18n/translate';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { alertEventData } from './alert-event.ts';
import { batchEventData } from './batch-event.ts';
import { lookupInput } from './lookup-detail.ts';
import { lookupSummary } from './lookup-summary.ts';

// Events about the installation have no reader whose language is known.
const INSTALLATION_LANGUAGE: Language = 'en';

/** `data` of an event; words are in the language of the lookup or batch it is about. */
export function eventData(content: EventContent): object {
  switch (content.event) {
    case 'lookup.completed':
      return { ...summary(content.lookup), ...detail(content.lookup) };
    case 'lookup.decided': {
      const { lookup, action, code, note, decidedByName } = content;
      return { ...summary(lookup), action, code, note, decided_by_name: decidedByName };
    }
    case 'batch.completed':
      return batchEventData(content.batch);
    case 'tariff.changed':
      return {
        market: content.market,
        from_version: content.fromVersion,
        to_version: content.toVersion,
        summary: changeCounts(content.summary),
        affected_skus: content.affectedSkus,
      };
    case 'sku.alert':
      return alertEventData(content.alert, translator(INSTALLATION_LANGUAGE));
  }
}

function summary(lookup: LookupSnapshot) {
  const language = readLanguageTag(lookup.language) ?? INSTALLATION_LANGUAGE;
  return lookupSummary(lookup, translator(language));
}

// Kinds that did not occur are counted too, as in the list of changes.
function changeCounts(summary: Readonly<Record<string, number>>) {
  return Object.fromEntries(TARIFF_CHANGE_KINDS.map((kind) => [kind, summary[kind] ?? 0]));
}

function detail(lookup: LookupSnapshot) {
  return { input: lookupInput(lookup), missing_info: lookup.missingInfo };
}

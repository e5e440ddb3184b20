import type { BatchValidation } from '@svc/domain/batches/batch';
import type {
  AlertSnapshot,
  BatchSnapshot,
  EventContent,
  LookupSnapshot,
} from '@svc/domain/webhooks/outbox-event';
import type { Language } from '@svc/i18n/language';
import { readLanguageTag } from '@svc/i18n/negotiate';
import { translator, type Translate } from '@svc/i18n/translate';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { alertJson } from '../alert.ts';
import { batchFields, validationJson } from '../batches/batch.ts';
import { lookupInput } from '../lookups/lookup-detail.ts';
import { lookupSummary } from '../lookups/lookup-summary.ts';

// Events of the installation have no reader with a known language.
const INSTALLATION_LANGUAGE: Language = 'en';

/** `data` of an event, with texts in the language of its lookup or batch. */
export function eventData(content: EventContent): object {
  switch (content.event) {
    case 'lookup.completed':
      return { ...summary(content.lookup), ...detail(content.lookup) };
    case 'lookup.decided': {
      const { lookup, action, code, note, decidedByName } = content;
      return { ...summary(lookup), action, code, note, decided_by_name: decidedByName };
    }
    case 'batch.completed':
      return batchFields(content.batch, validation(content.batch));
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

// Includes zero counts, like the list of changes.
function changeCounts(summary: Readonly<Record<string, number>>) {
  return Object.fromEntries(TARIFF_CHANGE_KINDS.map((kind) => [kind, summary[kind] ?? 0]));
}

function detail(lookup: LookupSnapshot) {
  return { input: lookupInput(lookup), missing_info: lookup.missingInfo };
}

function alertEventData(alert: AlertSnapshot, t: Translate) {
  const open = { ...alert, acknowledgedAt: null, acknowledgedById: null, acknowledgedByName: null };
  return { ...alertJson(open, t), external_ref: alert.externalRef, current_code: alert.currentCode };
}

// Localises a stored check, which has codes in place of texts, in the language of its batch.
function validation({ validation: stored, language }: BatchSnapshot): object {
  if (!isValidation(stored)) return stored;
  return validationJson(stored, translator(readLanguageTag(language) ?? 'en'));
}

function isValidation(stored: object): stored is BatchValidation {
  return 'suggested_mapping' in stored && 'precheck' in stored;
}

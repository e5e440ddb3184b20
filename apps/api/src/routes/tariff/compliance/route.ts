import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { prohibition, lawFields } from '@svc/classifier/stages/explain/measure-entry';
import { findProhibitions } from '@svc/law/compliance/find-prohibitions';
import { findRequirements } from '@svc/law/compliance/find-requirements';
import type { Language } from '@svc/i18n/language';
import { REQUIREMENT_KINDS, STRENGTHS, type RequirementRow } from '@svc/law/pack/requirement';
import { MARKETS } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { LIST_MAX, words } from '../../lookups/answer-fields.ts';
import { marketField } from '../../product-fields.ts';
import { askedLaw } from '../asked-law.ts';
import { declarableLine } from '../declarable-line.ts';
import { flagsField, lawFields as lawSchema, prohibitedField } from '../duty/schema.ts';
import { datasetOfAnswer, loadedSchedule } from '../version-of-call.ts';
import { LineDatasetSchema } from '../line-schema.ts';

const ComplianceQuery = v.object({
  code: v.text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: v.optional(marketField()),
  version: v.optional(v.text({ max: FIELD_MAX_CHARS.tariff_version })),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  date: v.optional(v.date({ about: 'Day of entry; by default today' })),
  measures: v.optional(
    v.text({
      max: FIELD_MAX_CHARS.tariff_version,
      about: 'Id of a measure pack; by default the active one',
    }),
  ),
});

const ItemSchema = v.entity('ComplianceItem', {
  key: words(),
  authority: words(),
  kind: v.oneOf(REQUIREMENT_KINDS),
  title: words(),
  summary: words(),
  legal_basis: words(),
  url: words(),
  applies_when: v.nullable(words('Further condition on the goods')),
  strength: v.oneOf(STRENGTHS),
  from: v.date(),
  to: v.nullable(v.date()),
});

const ComplianceSchema = v.object({
  dataset: LineDatasetSchema,
  code: words(),
  market: v.oneOf(MARKETS),
  ...lawSchema,
  flags: flagsField,
  definite: v.boolean({
    about: 'True if nothing is open: origin and day are known, and no requirement is merely possible',
  }),
  prohibited: prohibitedField,
  items: v.array(ItemSchema, { max: LIST_MAX }),
  disclaimer: words(),
});

export const tariffCompliance = (deps: ApiDeps) =>
  operation({
    id: 'tariff.compliance',
    route: 'GET /api/compliance',
    summary: 'Import requirements for goods of a line',
    access: 'entry',
    defaultMarket: 'US',
    query: ComplianceQuery,
    response: ComplianceSchema,
    answers: {
      200: 'Requirements, most certain first',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language, t }) => {
      const market = query.market ?? 'US';
      const schedule = await loadedSchedule(deps, market, query.version, actor.accountId);
      const line = declarableLine(schedule, query.code);
      const origin = query.origin === undefined || query.origin === '' ? null : query.origin;
      const day = query.date ?? deps.clock().toISOString().slice(0, 10);
      const law = await askedLaw(deps, market, query.measures);
      const found = findRequirements({ line, origin, date: day }, law);
      const isKnown = day <= law.pack.knownUntil;
      const notKnown = t('disclaimer.compliance_not_known', { date: law.pack.knownUntil });

      return json(200, {
        dataset: datasetOfAnswer(schedule.dataset),
        code: line.code,
        market,
        ...lawFields(law),
        flags: isKnown ? [] : (['duty_not_known_after'] as const),
        definite: isKnown && origin !== null && found.every(({ strength }) => strength === 'required'),
        prohibited: findProhibitions(law, { digits: line.codeDigits ?? '', origin, date: day }).map(
          prohibition,
        ),
        items: found.map((requirement) => requirementItem(requirement, language)),
        disclaimer: [...(isKnown ? [] : [notKnown]), t('disclaimer.compliance')].join(' '),
      });
    },
  });

function requirementItem(requirement: RequirementRow, language: Language) {
  return {
    key: requirement.key,
    authority: requirement.authority,
    kind: requirement.kind,
    title: requirement.title[language],
    summary: requirement.summary[language],
    legal_basis: requirement.legalBasis,
    url: requirement.url,
    applies_when: requirement.appliesWhen?.[language] ?? null,
    strength: requirement.strength,
    from: requirement.from,
    to: requirement.to,
  };
}

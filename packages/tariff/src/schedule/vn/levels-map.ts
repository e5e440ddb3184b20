import { textOrNull } from '../plain-text.ts';
import type { FormColumn, TableForm } from '../table-form.ts';

/** Agreements with a column, and the end of its title; RCEP has a schedule per partner. */
const AGREEMENT_TITLES = {
  ACFTA: 'ACFTA',
  ATIGA: 'ATIGA',
  AJCEP: 'AJCEP',
  VJEPA: 'VJEPA',
  AKFTA: 'AKFTA',
  AANZFTA: 'AANZFTA',
  AIFTA: 'AIFTA',
  VKFTA: 'VKFTA',
  VCFTA: 'VCFTA',
  'VN-EAEU': 'VN-EAEU',
  CPTPP: 'CPTPP',
  AHKFTA: 'AHKFTA',
  EVFTA: 'EVFTA',
  UKVFTA: 'UKVFTA',
  VIFTA: 'VIFTA',
  'RCEP-A': 'RCEPT A',
  'RCEP-B': 'RCEPT B',
  'RCEP-C': 'RCEPT C',
  'RCEP-D': 'RCEPT D',
  'RCEP-E': 'RCEPT E',
  'RCEP-F': 'RCEPT F',
} as const;

type VnLevelsAgreement = keyof typeof AGREEMENT_TITLES;

export const VN_LEVELS_AGREEMENTS = Object.keys(AGREEMENT_TITLES) as readonly VnLevelsAgreement[];

const COMMON = {
  code: column(true, 'HSCode'),
  description: column(true, 'Description_VN'),
  textEn: column(false, 'Description_EN'),
  column2Rate: column(true, 'Standard import duty rate'),
  dutyRate: column(true, 'MFN rate'),
};

export type VnLevelsField = keyof typeof COMMON | VnLevelsAgreement;

/**
 * Form of the tariff workbook with heading and group rows in Vietnamese and English and a column per agreement; it has
 * no units or internal taxes.
 */
export const VN_LEVELS_FORM: TableForm<VnLevelsField> = {
  columns: {
    ...COMMON,
    ...agreementColumns(),
  },
  titlesToRecognise: 4,
  // If dashes and level differ, the dashes are correct.
  redundantTitles: ['Level'],
  lastField: 'description',
};

function column(required: boolean, title: string): FormColumn {
  return { titles: [title], required, read: textOrNull };
}

function agreementColumns(): Record<VnLevelsAgreement, FormColumn> {
  const columns = VN_LEVELS_AGREEMENTS.map(
    (code) => [code, column(false, `Import duty rate per ${AGREEMENT_TITLES[code]}`)] as const,
  );
  // The list contains every agreement, so the record is complete.
  return Object.fromEntries(columns) as Record<VnLevelsAgreement, FormColumn>;
}

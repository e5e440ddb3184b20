import type { CatalogOf } from '../catalog/area.ts';
import { admin } from './en/admin.ts';
import { alerts } from './en/alerts.ts';
import { batches } from './en/batches.ts';
import { catalog } from './en/catalog.ts';
import { classify } from './en/classify.ts';
import { common } from './en/common.ts';
import { measures } from './en/measures.ts';
import { reports } from './en/reports.ts';
import { review } from './en/review.ts';
import { session, shell } from './en/shell.ts';
import { tariff } from './en/tariff.ts';

/** English console texts by area; they define the keys of every language. */
export const en = {
  admin,
  alerts,
  batches,
  catalog,
  classify,
  common,
  measures,
  reports,
  review,
  session,
  shell,
  tariff,
} as const;

export type ConsoleCatalog = CatalogOf<typeof en>;

import { admin } from './vi/admin.ts';
import { alerts } from './vi/alerts.ts';
import { batches } from './vi/batches.ts';
import { catalog } from './vi/catalog.ts';
import { classify } from './vi/classify.ts';
import { common } from './vi/common.ts';
import { measures } from './vi/measures.ts';
import { reports } from './vi/reports.ts';
import { review } from './vi/review.ts';
import { session, shell } from './vi/shell.ts';
import { tariff } from './vi/tariff.ts';
import type { ConsoleCatalog } from './en.ts';

export const vi: ConsoleCatalog = {
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
};

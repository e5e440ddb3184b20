import { admin } from './ko/admin.ts';
import { alerts } from './ko/alerts.ts';
import { batches } from './ko/batches.ts';
import { catalog } from './ko/catalog.ts';
import { classify } from './ko/classify.ts';
import { common } from './ko/common.ts';
import { measures } from './ko/measures.ts';
import { reports } from './ko/reports.ts';
import { review } from './ko/review.ts';
import { session, shell } from './ko/shell.ts';
import { tariff } from './ko/tariff.ts';
import type { ConsoleCatalog } from './en.ts';

export const ko: ConsoleCatalog = {
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

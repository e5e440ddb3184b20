import { admin } from './ja/admin.ts';
import { alerts } from './ja/alerts.ts';
import { batches } from './ja/batches.ts';
import { catalog } from './ja/catalog.ts';
import { classify } from './ja/classify.ts';
import { common } from './ja/common.ts';
import { measures } from './ja/measures.ts';
import { reports } from './ja/reports.ts';
import { review } from './ja/review.ts';
import { session, shell } from './ja/shell.ts';
import { tariff } from './ja/tariff.ts';
import type { ConsoleCatalog } from './en.ts';

export const ja: ConsoleCatalog = {
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

import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './ja/batches.ts';
import { duty } from './ja/duty.ts';
import { errors, validation } from './ja/errors.ts';
import { events } from './ja/events.ts';
import { explanation } from './ja/explanation.ts';
import { checks, disclaimer, flags } from './ja/findings.ts';
import { labels } from './ja/labels.ts';
import { loads } from './ja/loads.ts';

export const ja: CatalogOf<typeof en> = {
  batches,
  checks,
  disclaimer,
  duty,
  errors,
  events,
  explanation,
  flags,
  labels,
  loads,
  validation,
};

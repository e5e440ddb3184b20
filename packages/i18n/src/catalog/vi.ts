import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './vi/batches.ts';
import { duty } from './vi/duty.ts';
import { errors, validation } from './vi/errors.ts';
import { events } from './vi/events.ts';
import { explanation } from './vi/explanation.ts';
import { checks, disclaimer, flags } from './vi/findings.ts';
import { labels } from './vi/labels.ts';
import { loads } from './vi/loads.ts';

export const vi: CatalogOf<typeof en> = {
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

import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './ko/batches.ts';
import { duty } from './ko/duty.ts';
import { errors, validation } from './ko/errors.ts';
import { events } from './ko/events.ts';
import { explanation } from './ko/explanation.ts';
import { checks, disclaimer, flags } from './ko/findings.ts';
import { labels } from './ko/labels.ts';
import { loads } from './ko/loads.ts';

export const ko: CatalogOf<typeof en> = {
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

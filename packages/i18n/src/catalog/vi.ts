import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './vi/batches.ts';
import { checks } from './vi/checks.ts';
import { disclaimer } from './vi/disclaimer.ts';
import { duty } from './vi/duty.ts';
import { errors } from './vi/errors.ts';
import { events } from './vi/events.ts';
import { explanation } from './vi/explanation.ts';
import { flags } from './vi/flags.ts';
import { labels } from './vi/labels.ts';
import { validation } from './vi/validation.ts';

/** The Vietnamese messages, by area. */
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
  validation,
};

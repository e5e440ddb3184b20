import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './ko/batches.ts';
import { checks } from './ko/checks.ts';
import { disclaimer } from './ko/disclaimer.ts';
import { duty } from './ko/duty.ts';
import { errors } from './ko/errors.ts';
import { events } from './ko/events.ts';
import { explanation } from './ko/explanation.ts';
import { flags } from './ko/flags.ts';
import { labels } from './ko/labels.ts';
import { validation } from './ko/validation.ts';

/** The Korean messages, by area. */
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
  validation,
};

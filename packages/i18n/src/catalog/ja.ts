import type { CatalogOf } from './area.ts';
import type { en } from './en.ts';
import { batches } from './ja/batches.ts';
import { checks } from './ja/checks.ts';
import { disclaimer } from './ja/disclaimer.ts';
import { duty } from './ja/duty.ts';
import { errors } from './ja/errors.ts';
import { events } from './ja/events.ts';
import { explanation } from './ja/explanation.ts';
import { flags } from './ja/flags.ts';
import { labels } from './ja/labels.ts';
import { validation } from './ja/validation.ts';

/** The Japanese messages, by area. */
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
  validation,
};

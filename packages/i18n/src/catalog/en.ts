import { batches } from './en/batches.ts';
import { checks } from './en/checks.ts';
import { disclaimer } from './en/disclaimer.ts';
import { duty } from './en/duty.ts';
import { errors } from './en/errors.ts';
import { events } from './en/events.ts';
import { explanation } from './en/explanation.ts';
import { flags } from './en/flags.ts';
import { labels } from './en/labels.ts';
import { validation } from './en/validation.ts';

/** The English messages, by area; they set the keys of every language. */
export const en = {
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
} as const;

import { batches } from './en/batches.ts';
import { duty } from './en/duty.ts';
import { errors, validation } from './en/errors.ts';
import { events } from './en/events.ts';
import { explanation } from './en/explanation.ts';
import { checks, disclaimer, flags } from './en/findings.ts';
import { labels } from './en/labels.ts';
import { loads } from './en/loads.ts';

/** English messages by area; they define the keys of every language. */
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
  loads,
  validation,
} as const;

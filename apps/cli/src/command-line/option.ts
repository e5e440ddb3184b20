import { startOfDay } from '@svc/domain/calendar-day';
import { codeList } from './words.ts';

export interface Option<T> {
  readonly placeholder: string | null;
  readonly about: string;
  readonly isRequired: boolean;
  /** Parses the text; undefined if the option was omitted. Throws OptionFault with what is expected. */
  readonly read: (text: string | undefined) => T;
}

export class OptionFault extends Error {}

function required<T>(placeholder: string, about: string, read: (text: string) => T): Option<T> {
  return {
    placeholder,
    about,
    isRequired: true,
    read: (text) => {
      if (text === undefined) throw new OptionFault(`is missing: ${about}`);
      if (text.trim() === '') throw new OptionFault(`must not be empty: ${about}`);
      return read(text);
    },
  };
}

export function optional<T>(option: Option<T>): Option<T | null> {
  return { ...option, isRequired: false, read: (text) => (text === undefined ? null : option.read(text)) };
}

export function flag(about: string): Option<boolean> {
  return { placeholder: null, about, isRequired: false, read: (text) => text !== undefined };
}

export function text(placeholder: string, about: string): Option<string> {
  return required(placeholder, about, (given) => given);
}

export function limited(placeholder: string, maxChars: number, about: string): Option<string> {
  return required(placeholder, about, (given) => {
    const trimmed = given.trim();
    if (trimmed.length > maxChars) throw new OptionFault(`must have at most ${maxChars} characters`);
    return trimmed;
  });
}

const ADDRESS_MAX_CHARS = 2083;

export function wholeNumber(
  placeholder: string,
  { min, max }: { readonly min: number; readonly max: number },
  about: string,
): Option<number> {
  return required(placeholder, about, (given) => {
    const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (!(number >= min && number <= max)) {
      throw new OptionFault(`must be a whole number from ${min} to ${max}, not "${given}"`);
    }
    return number;
  });
}

export function webAddress(about: string): Option<string> {
  return required('URL', about, (given) => {
    const isWeb = URL.canParse(given) && /^https?:$/.test(new URL(given).protocol);
    if (!isWeb || given.length > ADDRESS_MAX_CHARS) {
      throw new OptionFault(`must be an address as https://example.org/schedule, not "${given}"`);
    }
    return new URL(given).href;
  });
}

const CHOICE_MAX_CHARS = 80;

/** One of several values; a long list moves to the description. */
export function choice<const T extends string>(words: readonly T[], about: string): Option<T> {
  const list = words.join('|');
  const [placeholder, meaning] =
    list.length > CHOICE_MAX_CHARS ? ['WORD', `${about}: ${words.join(', ')}`] : [list, about];
  return required(placeholder, meaning, (given) => {
    const found = words.find((word) => word === given);
    if (found === undefined) throw new OptionFault(`must be ${codeList(words)}, not "${given}"`);
    return found;
  });
}

export function truth(about: string): Option<boolean> {
  const option = choice(['true', 'false'], about);
  return { ...option, read: (given) => option.read(given) === 'true' };
}

/** Text, or `none` for null, which clears the value. */
export function textOrNone(placeholder: string, about: string): Option<{ readonly value: string | null }> {
  return required(`${placeholder}|none`, about, (given) => ({ value: given === 'none' ? null : given }));
}

/** An ISO 8601 time, or `none`; a date means its start in UTC. */
export function momentOrNone(about: string): Option<{ readonly value: Date | null }> {
  return required('ISO|none', about, (given) => ({ value: given === 'none' ? null : readMoment(given) }));
}

export function day(about: string): Option<Date> {
  return required('YYYY-MM-DD', about, (given) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(given) ? startOfDay(given) : null;
    if (date === null) throw new OptionFault(`must be a day as 2026-02-24, not "${given}"`);

    return date;
  });
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

function readMoment(given: string): Date {
  const moment = new Date(given);
  const [, date = ''] = MOMENT.exec(given) ?? [];
  if (startOfDay(date) === null || Number.isNaN(moment.getTime())) {
    throw new OptionFault(`must be a moment as 2026-11-21T15:04:05Z, or none, not "${given}"`);
  }
  return moment;
}

import { LOCALES, type Language } from '@svc/i18n/language';
import { useWords } from './words.tsx';

/** Binary rounding error in percent: 0.29 × 100 is 28.999999999999996. */
const ROUNDING = 1e-9;

const NUMBER = /^\d+(?:\.\d+)?$/u;
/** Between two programmes of a special rate: `Free (A+,AU,BH)`. */
const PROGRAMME = /,(?=[A-Z])/gu;
const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** Parses an API time: UTC even without an offset. */
function readTime(text: string): Date {
  return new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
}

/** Formatters for numbers and times in the reader's language and time zone. */
export interface Formats {
  /**
   * 0.879 as 87 %: rounded down like the service's messages, so that nothing below a threshold reads as the threshold.
   */
  readonly share: (value: number) => string;
  readonly figure: (value: number) => string;
  /** An amount with two decimals, without currency. */
  readonly money: (value: number) => string;
  /** A value already in percent: 16.5 as 16.5 %. */
  readonly percent: (value: number) => string;
  /**
   * A published rate as printed, with room to break between programmes; the Vietnamese tariff prints percentages without
   * a sign.
   */
  readonly rate: (text: string | null) => string;
  readonly time: (text: string) => string;
  readonly day: (text: string) => string;
  readonly shortDay: (text: string) => string;
  readonly days: (from: string, to: string) => string;
  /** Seconds as minutes and seconds, hours and minutes, or days and hours. */
  readonly duration: (seconds: number) => string;
}

function formatsOf(language: Language, t: ReturnType<typeof useWords>['t']): Formats {
  const locale = LOCALES[language];
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  // A date without a time must not shift by time zone.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const unit = (name: 'second' | 'minute' | 'hour' | 'day', value: number): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);

  return {
    share: (value) => share.format(Math.floor(value * 100 + ROUNDING) / 100),
    figure: (value) => figure.format(value),
    money: (value) => money.format(value),
    percent: (value) => percent.format(value / 100),
    rate: (text) =>
      text !== null && NUMBER.test(text)
        ? percent.format(Number(text) / 100)
        : (text ?? '—')
            .replaceAll(PROGRAMME, ', ')
            .replace(' MIN ', `, ${t('common.at_least')} `)
            .replace(' MAX ', `, ${t('common.at_most')} `),
    time: (text) => time.format(readTime(text)),
    day: (text) => (DATE.test(text) ? date : day).format(readTime(text)),
    shortDay: (text) => shortDay.format(readTime(text)),
    days: (from, to) => date.formatRange(readTime(from), readTime(to)),
    duration: (exact) => {
      const seconds = Math.round(exact);
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
      const days = Math.floor(hours / 24);
      if (days > 0) return `${unit('day', days)} ${unit('hour', hours % 24)}`;
      if (hours > 0) return `${unit('hour', hours)} ${unit('minute', minutes)}`;
      const rest = unit('second', seconds % 60);
      return minutes > 0 ? `${unit('minute', minutes)} ${rest}` : rest;
    },
  };
}

// Formatters are slow to create: a table of a hundred rows needs them once.
const known = new Map<Language, Formats>();

export function useFormats(): Formats {
  const { language, t } = useWords();
  const formats = known.get(language) ?? formatsOf(language, t);
  known.set(language, formats);
  return formats;
}

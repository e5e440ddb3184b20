const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/;
const WORDED = /^(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4})$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Date of a ruling in ISO form, as exact as it is given (year, month or day); null for text that is none. Reads ISO dates
 * with or without a time, and the worded ones of the UK's register (`06 Sep 2023`).
 */
export function readRulingDate(text: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year !== undefined) return checked([year, month, day].filter((part) => part !== undefined).join('-'));

  const [, wordedDay = '', name = '', wordedYear = ''] = WORDED.exec(text) ?? [];
  const place = MONTHS.indexOf(name.toLowerCase());
  if (place < 0) return null;

  return checked(`${wordedYear}-${String(place + 1).padStart(2, '0')}-${wordedDay.padStart(2, '0')}`);
}

// A year and a month alone are dates to the calendar as well; 31 February is none.
function checked(date: string): string | null {
  const moment = new Date(`${date}${date.length === 10 ? 'T00:00:00Z' : ''}`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(date) ? null : date;
}

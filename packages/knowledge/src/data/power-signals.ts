import { cue, phrasesOf } from '../read-table.ts';

export const ELECTRICAL_PHRASES = phrasesOf('electrical');

/** Electrical units: volts, watts, hertz, ampere-hours; `5W-30` is an oil. */
export const ELECTRIC_MEASURE = cue('electric measure', 'iu');

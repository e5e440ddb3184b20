/** ISO date up to which the measures of chapter 99 in this folder follow the schedule and its notices. */
export const US_KNOWN_UNTIL = '2026-04-29';

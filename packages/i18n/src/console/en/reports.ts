/** Words of the console: reports. */
export const reports = {
  title: 'Reports',
  empty: 'There is nothing in this period.',
  decisions: 'Decisions',
  lookups: 'Lookups',
} as const;

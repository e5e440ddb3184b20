/** Words of the console: alerts. */
export const alerts = {
  title: 'Alerts',
  empty: 'No code in the catalog is affected.',
  message: 'What changed',
  raised: 'Raised',
} as const;

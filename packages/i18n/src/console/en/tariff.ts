/** Words of the console: tariff. */
export const tariff = {
  title: 'Tariff',
  empty: 'No schedule is loaded.',
  version: 'Version',
  effective: 'Effective',
  lines: 'Lines',
} as const;

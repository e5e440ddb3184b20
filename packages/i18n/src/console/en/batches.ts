/** Words of the console: batches. */
export const batches = {
  title: 'Batches',
  empty: 'Files that are classified appear here.',
  file: 'File',
  rows: 'Rows',
  failed: 'Failed',
} as const;

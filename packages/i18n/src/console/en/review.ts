/** Words of the console: review. */
export const review = {
  title: 'Review',
  empty: 'Nothing waits for a decision.',
} as const;

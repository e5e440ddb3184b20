/** Access of administration: a signed-in administrator, never a key. */
export const ADMINISTRATION = {
  tag: 'administration',
  access: 'session',
  sessionRole: 'admin',
} as const;

export const ADMINISTRATION = {
  tag: 'administration',
  access: 'session',
  sessionRole: 'admin',
} as const;

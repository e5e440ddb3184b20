export const ADMINISTRATION = {
  access: 'session',
  sessionRole: 'admin',
} as const;

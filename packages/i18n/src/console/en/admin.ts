/** Words of the console: admin. */
export const admin = {
  title: 'Administration',
  empty: 'There is no account.',
  name: 'Name',
  email: 'E-mail address',
  role: 'Role',
  active: 'Active',
  yes: 'yes',
  no: 'no',
} as const;

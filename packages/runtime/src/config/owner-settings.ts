import { addressSetting } from './setting.ts';

/** Settings of the migrating role, if it differs from the serving one. */
export const ownerSettings = {
  databaseOwnerUrl: addressSetting(
    'DATABASE_OWNER_URL',
    ['postgres', 'postgresql'],
    'PostgreSQL as the role that owns the tables, for migrations and backups; by default DATABASE_URL',
  ),
} as const;

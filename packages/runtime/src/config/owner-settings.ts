import { addressSetting } from './setting.ts';

/** The role that migrates, where it is another than the one that serves. */
export const ownerSettings = {
  databaseOwnerUrl: addressSetting(
    'DATABASE_OWNER_URL',
    ['postgres', 'postgresql'],
    'PostgreSQL as the role that owns the tables, for migrations and backups; by default DATABASE_URL',
  ),
} as const;

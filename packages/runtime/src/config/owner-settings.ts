import { addressSetting } from './setting.ts';

export const ownerSettings = {
  databaseOwnerUrl: addressSetting('DATABASE_OWNER_URL', ['postgres', 'postgresql']).about(
    'PostgreSQL as the role that owns the tables, for migrations and restores; by default DATABASE_URL',
  ),
} as const;

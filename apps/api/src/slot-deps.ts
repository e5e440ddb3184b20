import type { ApiConfig } from '@svc/runtime/config/services';
import type { ApiDeps } from './deps.ts';
import { createSlots } from './http/slots.ts';

/** Concurrency slots for work outside the database: a maximum for this process and one for each account. */
export function createSlotDeps(config: ApiConfig): Pick<ApiDeps, 'scheduleSlots' | 'exportSlots'> {
  return {
    scheduleSlots: createSlots({ max: 2, perAccount: 1, message: 'schedule_busy' }),
    exportSlots: createSlots({
      max: config.exportsAtOnce,
      perAccount: config.exportsPerAccount,
      message: 'export_busy',
    }),
  };
}

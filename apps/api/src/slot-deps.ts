import type { ApiConfig } from '@svc/runtime/config/services';
import type { ApiDeps } from './deps.ts';
import { createSlots } from './http/slots.ts';

/** Slots of what calls may start beside the database: so many in this process, and of one account. */
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

import type { Service } from '@svc/service/start-service';
import type { Database } from '@svc/storage/prisma';

export interface ApiService extends Pick<Service, 'database' | 'producer' | 'logger' | 'clock'> {
  /** Connections reserved for authentication and health, so that account work cannot exhaust them. */
  readonly entrance: Pick<Database, 'client'>;
}

import type { Service } from '@svc/service/start-service';
import type { Database } from '@svc/storage/prisma';

/** Process parts that the API uses. */
export interface ApiService extends Pick<Service, 'database' | 'producer' | 'logger' | 'clock'> {
  /** Connections for authentication and health: no work of an account can take them. */
  readonly entrance: Pick<Database, 'client'>;
}

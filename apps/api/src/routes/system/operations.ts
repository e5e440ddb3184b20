import type { ApiDeps } from '../../deps.ts';
import type { Operation } from '../../http/operation.ts';
import { getMe } from './auth-me/route.ts';
import { getCountries } from './countries/route.ts';
import { getHealth } from './health/route.ts';
import { getLimits } from './limits/route.ts';

/** Operations on the service itself. */
export function systemOperations(deps: ApiDeps): readonly Operation[] {
  return [getMe(deps), getCountries(), getLimits(deps), getHealth(deps)];
}

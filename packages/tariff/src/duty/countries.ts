/** Member states of the European Union, ISO 3166-1. */
export const EU_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether goods of an origin are of the European Union: a member state, or `EU` itself. */
export function isEuOrigin(origin: string): boolean {
  return origin === 'EU' || EU_MEMBERS.includes(origin);
}

/** The European Union as an origin of measures. */
export const EU_ORIGINS: readonly string[] = ['EU', ...EU_MEMBERS];

import type { Seat } from '../test-accounts.ts';
import type { TestApi } from '../test-api.ts';
import type { Records } from './records.ts';

const SEATS = [
  'entry',
  'otherEntry',
  'reviewer',
  'otherReviewer',
  'admin',
  'noPlanFeature',
  'noCredits',
  'trial',
  'trialEnded',
  'deactivated',
  'cutKey',
] as const satisfies readonly Seat[];

const STRANGERS = {
  nobody: {},
  'unknown key': { 'x-api-key': `svc_${'x'.repeat(43)}` },
  'misshapen key': { 'x-api-key': 'Ünïcode' },
  'misshapen session': { authorization: 'Basic eDp4' },
} as const;

const SESSIONS = ['session of entry', 'session of admin'] as const;

export type Caller = Seat | keyof typeof STRANGERS | (typeof SESSIONS)[number];

export const CALLERS: readonly Caller[] = [
  ...SEATS,
  'nobody',
  'unknown key',
  'misshapen key',
  'misshapen session',
  ...SESSIONS,
];

/** Headers that identify the caller; sessions are records, because signing out ends them. */
export function callerHeaders(api: TestApi, records: Records) {
  const keys = SEATS.map((seat) => [seat, { 'x-api-key': api.keys[seat] }] as const);
  const sessions = SESSIONS.map((name, place) => {
    const token = records.get('session')?.[place] ?? 'none';
    return [name, { authorization: `Bearer ${token}` }] as const;
  });

  return new Map<string, Readonly<Record<string, string>>>([
    ...keys,
    ...Object.entries(STRANGERS),
    ...sessions,
  ]);
}
